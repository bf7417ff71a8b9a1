//! The table on the system's allocator.

fn main() {
    fujite_benches::table::print("the system's");
}
