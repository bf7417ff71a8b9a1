//! The program: without a command, the window; with one, the same rules for scripts.

use clap::Parser;
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "fujite", version, about = "A Go arbiter's station", args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<fujite::cli::Command>,
    #[cfg(feature = "window")]
    #[command(flatten)]
    window: window::WindowArguments,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match arguments.command {
        Some(command) => command.run(),
        #[cfg(feature = "window")]
        None => window::run(&arguments.window),
        #[cfg(not(feature = "window"))]
        None => {
            eprintln!("fujite: this build has no window; see `fujite --help`");
            ExitCode::from(2)
        }
    }
}

#[cfg(feature = "window")]
mod window {
    use eframe::egui;
    use fujite::app::{Action, App};
    use fujite::i18n::{L10n, Locale};
    use fujite::platform::dirs::Places;
    use fujite::platform::time::{SystemTimeSource, TimeSource};
    use fujite::ui::Station;
    use std::path::PathBuf;
    use std::process::ExitCode;

    #[derive(clap::Args)]
    pub struct WindowArguments {
        /// The tournament file to open
        file: Option<PathBuf>,
        /// Open a fresh copy of the built-in example
        #[arg(long, conflicts_with = "file")]
        example: bool,
        /// The language of the window; the system's when not given
        #[arg(long, value_parser = ["ru", "en"])]
        lang: Option<String>,
        /// What draws the window; auto tries glow, then wgpu
        #[arg(long, default_value = "auto", value_parser = ["auto", "glow", "wgpu"])]
        renderer: String,
    }

    pub fn run(arguments: &WindowArguments) -> ExitCode {
        let places = Places::find();
        let _log = places.as_ref().and_then(|p| start_log(&p.logs));
        report_panics(locale(arguments));
        let renderers: &[eframe::Renderer] = match arguments.renderer.as_str() {
            "glow" => &[eframe::Renderer::Glow],
            "wgpu" => &[eframe::Renderer::Wgpu],
            _ => &[eframe::Renderer::Glow, eframe::Renderer::Wgpu],
        };
        let mut said = Vec::new();
        for renderer in renderers {
            match open_window(*renderer, arguments, places.clone()) {
                Ok(()) => return ExitCode::SUCCESS,
                Err(error) => {
                    tracing::error!("{renderer}: {error}");
                    said.push(format!("{renderer}: {error}"));
                }
            }
        }
        let l10n = L10n::new(locale(arguments));
        eprintln!("fujite: {}", l10n.tr("no-window"));
        for line in said {
            eprintln!("  {line}");
        }
        eprintln!("{}", l10n.tr("no-window-help"));
        ExitCode::from(2)
    }

    /// The language asked for on the command line, else the system's.
    fn locale(arguments: &WindowArguments) -> Locale {
        let tag = arguments.lang.clone().or_else(sys_locale::get_locale);
        tag.map_or(Locale::En, |tag| Locale::from_tag(&tag))
    }

    fn open_window(renderer: eframe::Renderer, arguments: &WindowArguments, places: Option<Places>) -> eframe::Result {
        let options = eframe::NativeOptions {
            renderer,
            viewport: egui::ViewportBuilder::default()
                .with_app_id("fujite")
                .with_title("Fujite")
                // With a title bar it still fits a screen of 1366 by 768.
                .with_inner_size([1366.0, 720.0])
                .with_min_inner_size([1024.0, 600.0]),
            ..Default::default()
        };
        let file = arguments.file.clone();
        let (example, lang) = (arguments.example, arguments.lang.clone());
        eframe::run_native(
            "fujite",
            options,
            Box::new(move |creation| {
                let ctx = creation.egui_ctx.clone();
                // Ctrl+Q sits beside Ctrl+W and Ctrl+A: the station is closed by its window's button alone.
                ctx.options_mut(|options| options.quit_shortcuts.clear());
                let system = sys_locale::get_locale().map_or(Locale::En, |tag| Locale::from_tag(&tag));
                let mut app = App::new(
                    || Box::new(SystemTimeSource::new()) as Box<dyn TimeSource>,
                    places,
                    system,
                    move || ctx.request_repaint(),
                );
                if let Some(lang) = lang {
                    // For this run only: the settings keep what the referee chose.
                    app.model.settings.locale = Some(Locale::from_tag(&lang));
                }
                if example {
                    app.handle(Action::OpenExample);
                } else if let Some(file) = file {
                    app.handle(Action::Open(file));
                }
                Ok(Box::new(Station::new(app, &creation.egui_ctx)))
            }),
        )
    }

    /// The log is a help, not a need: without a place to write it the station runs all the same.
    fn start_log(folder: &std::path::Path) -> Option<tracing_appender::non_blocking::WorkerGuard> {
        std::fs::create_dir_all(folder).ok()?;
        let files = tracing_appender::rolling::RollingFileAppender::builder()
            .rotation(tracing_appender::rolling::Rotation::DAILY)
            .filename_prefix("fujite.log")
            .max_log_files(10)
            .build(folder)
            .ok()?;
        let (writer, guard) = tracing_appender::non_blocking(files);
        let filter = tracing_subscriber::EnvFilter::try_from_env("FUJITE_LOG")
            .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("warn,fujite=info"));
        let subscriber = tracing_subscriber::fmt().with_env_filter(filter).with_writer(writer).with_ansi(false).finish();
        // A second subscriber in one process is a test's affair, not the user's.
        let _ = tracing::subscriber::set_global_default(subscriber);
        Some(guard)
    }

    /// A panic leaves its place in the log and says that the journal is whole; the message holds no data of the tournament.
    fn report_panics(locale: Locale) {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            let place = info.location().map_or_else(String::new, ToString::to_string);
            tracing::error!("panic at {place}");
            eprintln!("fujite: {}", L10n::new(locale).tr_args("panic", &[("place", place.as_str().into())]));
            before(info);
        }));
    }
}
