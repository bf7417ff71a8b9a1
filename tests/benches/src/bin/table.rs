//! The table with all sides on an allocator tuned for many small pieces.

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    fujite_benches::table::print("mimalloc");
}
