//! The press: Typst in process, with our two fonts, no files, no clock.

use super::paper::{Composed, Pack, Paper};
use super::templates::Templates;
use super::tongues::Tongues;
use crate::i18n::L10n;
use ecow::EcoVec;
use std::collections::HashMap;
use std::fmt;
use typst::diag::{FileError, FileResult, SourceDiagnostic, Warned};
use typst::foundations::{Bytes, Datetime, Duration, Smart};
use typst::layout::Frame;
use typst::model::DocumentInfo;
use typst::syntax::{FileId, RootedPath, Source, VirtualPath, VirtualRoot};
use typst::text::{Font, FontBook};
use typst::utils::{LazyHash, Scalar};
use typst::{Library, LibraryExt, World};
use typst_layout::{Page, PagedDocument};
use typst_pdf::{PdfOptions, PdfStandards};
use typst_render::RenderOptions;

const FONTS: [&[u8]; 2] =
    [include_bytes!("../../assets/fonts/IBMPlexSans-Regular.ttf"), include_bytes!("../../assets/fonts/IBMPlexSans-SemiBold.ttf")];

/// The one family of papers.
const FAMILY: &str = "IBM Plex Sans";

/// The file a template reads its values from.
const DATA: &str = "data.json";

/// Layouts that were not asked for in this many papers are forgotten.
const REMEMBERED_PAPERS: usize = 8;

/// Why a paper could not be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PaperError {
    /// The template is wrong, ours or a federation's: what Typst says of it, one flaw a line.
    #[error("the template {template} cannot be set: {flaws}")]
    Template { template: &'static str, flaws: String },
    /// The page was set, but the PDF was refused.
    #[error("the PDF cannot be written: {0}")]
    Pdf(String),
    /// The page was set, but no picture of it could be made.
    #[error("the picture of the page cannot be made: {0}")]
    Picture(String),
    /// `page` counts from 0.
    #[error("page {number} was asked of a paper of {pages}", number = .page + 1)]
    NoPage { page: usize, pages: usize },
}

/// Sets papers. Keep one alive: the second paper of a kind takes a fraction of the time of the first.
pub struct Press {
    library: LazyHash<Library>,
    book: LazyHash<FontBook>,
    fonts: Vec<Font>,
    sources: HashMap<FileId, Source>,
}

impl Press {
    /// A press with the bundled templates.
    pub fn new() -> Press {
        Press::with_templates(&Templates::bundled())
    }

    /// A press with templates of which some may be a federation's own.
    pub fn with_templates(templates: &Templates) -> Press {
        let fonts: Vec<Font> = FONTS.iter().filter_map(|data| Font::new(Bytes::new(*data), 0)).collect();
        let sources = templates
            .iter()
            .filter_map(|(name, text)| {
                let id = file(name)?;
                Some((id, Source::new(id, text.to_owned())))
            })
            .collect();
        Press { library: LazyHash::new(Library::builder().build()), book: LazyHash::new(book(&fonts)), fonts, sources }
    }

    /// Sets `paper` in a language, or in two.
    ///
    /// # Errors
    /// [`PaperError::Template`] when a template cannot be set; never with the bundled ones.
    pub fn print(&self, paper: &Paper, l: impl Into<Tongues>) -> Result<Printed, PaperError> {
        let l = l.into();
        match paper {
            Paper::Pack(pack) => {
                let mut sheets = Sheets::default();
                self.gather(&mut sheets, &pack.papers, l, &mut |_| true)?;
                Ok(sheets.bound(pack_title(pack, l.first)))
            }
            _ => self.set(paper, l),
        }
    }

    /// The same, asking `go_on` after each paper of a pack with how many are set and how many there are; `None` when it said no.
    ///
    /// # Errors
    /// As [`Press::print`].
    pub fn print_watched(
        &self,
        paper: &Paper,
        l: impl Into<Tongues>,
        mut go_on: impl FnMut(usize, usize) -> bool,
    ) -> Result<Option<Printed>, PaperError> {
        let l = l.into();
        let Paper::Pack(pack) = paper else { return self.print(paper, l).map(Some) };
        let all = paper.papers();
        let mut sheets = Sheets::default();
        let whole = self.gather(&mut sheets, &pack.papers, l, &mut |done| go_on(done, all))?;
        Ok(whole.then(|| sheets.bound(pack_title(pack, l.first))))
    }

    /// Sets papers one after another; whether all were.
    fn gather(
        &self,
        sheets: &mut Sheets,
        papers: &[Paper],
        l: Tongues,
        go_on: &mut dyn FnMut(usize) -> bool,
    ) -> Result<bool, PaperError> {
        for paper in papers {
            let whole = if let Paper::Pack(pack) = paper {
                self.gather(sheets, &pack.papers, l, go_on)?
            } else {
                sheets.add(&self.set(paper, l)?);
                go_on(sheets.papers)
            };
            if !whole {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn set(&self, paper: &Paper, l: Tongues) -> Result<Printed, PaperError> {
        let Some(Composed { template, title, data }) = paper.compose(l) else {
            return Ok(Sheets::default().bound(String::new()));
        };
        let unknown = || PaperError::Template { template, flaws: "no such template".to_owned() };
        let (main, values) = file(template).zip(file(DATA)).ok_or_else(unknown)?;
        let world = Desk { press: self, main, values, data: Bytes::from_string(data.to_string()) };
        let Warned { output, warnings: _ } = typst::compile::<PagedDocument>(&world);
        typst::comemo::evict(REMEMBERED_PAPERS);
        match output {
            Ok(document) => Ok(Printed { document, title, tagged: true }),
            Err(flaws) => Err(PaperError::Template { template, flaws: worded(&flaws, &world) }),
        }
    }
}

impl Default for Press {
    fn default() -> Self {
        Press::new()
    }
}

impl fmt::Debug for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Press").field("fonts", &self.fonts.len()).field("templates", &self.sources.len()).finish_non_exhaustive()
    }
}

/// Both weights under one family: the semi-bold's own name for itself is abbreviated (`SmBld`), so Typst would take it for another.
fn book(fonts: &[Font]) -> FontBook {
    let mut book = FontBook::new();
    for font in fonts {
        let mut info = font.info().clone();
        FAMILY.clone_into(&mut info.family);
        book.push(info);
    }
    book
}

/// The place of a file among templates.
fn file(name: &str) -> Option<FileId> {
    let path = VirtualPath::new(name).ok()?;
    Some(RootedPath::new(VirtualRoot::Project, path).intern())
}

/// What Typst says, with the line of the template it says it of.
fn worded(flaws: &[SourceDiagnostic], world: &Desk<'_>) -> String {
    use typst::WorldExt;
    let line = |flaw: &SourceDiagnostic| {
        let source = world.source(flaw.span.id()?).ok()?;
        let range = world.range(flaw.span)?;
        let name = source.id().vpath().get_without_slash().to_owned();
        Some(format!("{name}, line {}: {}", source.lines().byte_to_line(range.start)? + 1, flaw.message))
    };
    let texts: Vec<String> = flaws.iter().map(|flaw| line(flaw).unwrap_or_else(|| flaw.message.to_string())).collect();
    texts.join("\n")
}

/// One paper on the press: the templates, the main one chosen, and the values.
struct Desk<'a> {
    press: &'a Press,
    main: FileId,
    values: FileId,
    data: Bytes,
}

impl World for Desk<'_> {
    fn library(&self) -> &LazyHash<Library> {
        &self.press.library
    }

    fn book(&self) -> &LazyHash<FontBook> {
        &self.press.book
    }

    fn main(&self) -> FileId {
        self.main
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        self.press.sources.get(&id).cloned().ok_or_else(|| missing(id))
    }

    fn file(&self, id: FileId) -> FileResult<Bytes> {
        if id == self.values { Ok(self.data.clone()) } else { Err(missing(id)) }
    }

    fn font(&self, index: usize) -> Option<Font> {
        self.press.fonts.get(index).cloned()
    }

    /// None: the same values must give the same paper on any day.
    fn today(&self, _: Option<Duration>) -> Option<Datetime> {
        None
    }
}

fn missing(id: FileId) -> FileError {
    FileError::NotFound(id.vpath().get_without_slash().into())
}

/// A paper that has been set.
pub struct Printed {
    document: PagedDocument,
    title: String,
    /// Marked up for screen readers. A pack is not: places in papers set one by one have no order among each other.
    tagged: bool,
}

/// Pages of several papers on their way into one.
#[derive(Default)]
struct Sheets {
    pages: EcoVec<Page>,
    papers: usize,
}

impl Sheets {
    /// Adds a paper on a sheet of its own: where the last page is a front, its back stays empty.
    fn add(&mut self, printed: &Printed) {
        if let Some(last) = self.pages.last().filter(|_| !self.pages.len().is_multiple_of(2)) {
            let back = Page { frame: Frame::hard(last.frame.size()), ..last.clone() };
            self.pages.push(back);
        }
        self.pages.extend(printed.document.pages().iter().cloned());
        self.papers += 1;
    }

    fn bound(mut self, title: String) -> Printed {
        for (n, page) in self.pages.make_mut().iter_mut().enumerate() {
            page.number = n as u64 + 1;
        }
        let info = DocumentInfo { title: Some(title.as_str().into()), ..DocumentInfo::default() };
        Printed { document: PagedDocument::new(self.pages, info), title, tagged: false }
    }
}

fn pack_title(pack: &Pack, l: L10n) -> String {
    format!("{} {}", l.tr("paper-pack-title"), pack.reference)
}

/// A page as pixels.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    /// Pixels.
    pub width: u32,
    /// Pixels.
    pub height: u32,
    /// Four bytes a pixel, row by row; pages are opaque.
    pub rgba: Vec<u8>,
}

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Picture").field("width", &self.width).field("height", &self.height).finish_non_exhaustive()
    }
}

impl Printed {
    /// Number of pages.
    pub fn pages(&self) -> usize {
        self.document.pages().len()
    }

    /// What to call the paper, in a window's title or a file's name.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The PDF: the same bytes for the same paper, with its fonts inside.
    ///
    /// # Errors
    /// [`PaperError::Pdf`] when a template drew what a PDF cannot hold.
    pub fn pdf(&self) -> Result<Vec<u8>, PaperError> {
        let options = PdfOptions {
            // No moment and no identity: the bytes depend on the page alone.
            ident: Smart::Custom(self.title.clone()),
            creator: Smart::Custom(Some("Fujite".to_owned())),
            timestamp: None,
            page_ranges: None,
            standards: PdfStandards::default(),
            tagged: self.tagged,
            pretty: false,
        };
        typst_pdf::pdf(&self.document, &options)
            .map_err(|flaws| PaperError::Pdf(flaws.iter().map(|flaw| flaw.message.to_string()).collect::<Vec<_>>().join("\n")))
    }

    /// Page `page` (from 0) at `dpi` dots an inch (held between 10 and 600), for the preview; `None` when there is no such page.
    pub fn picture(&self, page: usize, dpi: f32) -> Option<Picture> {
        let pixels = typst_render::render(self.document.pages().get(page)?, &at(dpi));
        let (width, height) = (pixels.width(), pixels.height());
        Some(Picture { width, height, rgba: pixels.take() })
    }

    /// The same as a PNG file.
    ///
    /// # Errors
    /// [`PaperError::NoPage`] when there is no such page.
    pub fn png(&self, page: usize, dpi: f32) -> Result<Vec<u8>, PaperError> {
        let pages = self.document.pages();
        let page = pages.get(page).ok_or(PaperError::NoPage { page, pages: pages.len() })?;
        typst_render::render(page, &at(dpi)).encode_png().map_err(|error| PaperError::Picture(error.to_string()))
    }
}

impl fmt::Debug for Printed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Printed").field("title", &self.title).field("pages", &self.pages()).finish_non_exhaustive()
    }
}

fn at(dpi: f32) -> RenderOptions {
    let dpi = if dpi.is_finite() { dpi.clamp(10.0, 600.0) } else { 72.0 };
    RenderOptions { pixel_per_pt: Scalar::new(f64::from(dpi) / 72.0), render_bleed: false }
}
