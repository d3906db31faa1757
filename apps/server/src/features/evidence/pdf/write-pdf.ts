import { buffer } from 'node:stream/consumers'
import type { Locale } from '@signet/i18n'
import type { PdfLine } from '@signet/print'
import PDFDocument from 'pdfkit'
import { type Typeface, typefaceFor } from './typeface.ts'

export type PdfProperties = Readonly<{
  title: string
  /** Selects the regional forms of Chinese characters. */
  locale: Locale
  /** Creation date of the file, in ISO 8601. */
  at: string
}>

/**
 * Writes pages of searchable text as PDF/A-2b with subsets of the fonts. The same input gives the same
 * bytes, so that the file can be sealed.
 */
export async function writePdf(
  { title, locale, at }: PdfProperties,
  lines: readonly PdfLine[],
): Promise<Uint8Array> {
  const textOf = (isHeading: boolean) =>
    lines.flatMap((line) => ((line.isHeading ?? false) === isHeading ? line.text : [])).join('\n')
  const regular = await typefaceFor(textOf(false), locale, 'Regular')
  const bold = await typefaceFor(textOf(true), locale, 'Bold')
  const document = new PDFDocument({
    autoFirstPage: false,
    displayTitle: true,
    info: { Title: plainTitle(title), Producer: 'Signet', Creator: 'Signet', CreationDate: new Date(at) },
    lang: locale,
    pdfVersion: '1.7',
    subset: 'PDF/A-2b',
  })
  for (const { name, bytes } of [...regular.faces, ...bold.faces]) document.registerFont(name, bytes)
  const pages = pagesOf(lines, { regular, bold })
  for (const [at, rows] of pages.entries()) {
    document.addPage({ size: [595, 842], margin: 0 })
    for (const row of rows) draw(document, row.isHeading ? bold : regular, row)
    const number = { text: `${at + 1} / ${pages.length}`, isHeading: false, size: 9, x: 280, y: 812 }
    draw(document, regular, number)
  }
  document.end()
  return buffer(document)
}

function draw(document: PDFKit.PDFDocument, { runsOf }: Typeface, { text, size, x, y }: TextRow): void {
  let left = x
  for (const run of runsOf(text)) {
    document.font(run.face, size)
    document.text(run.text, left, y, { baseline: 'alphabetic', lineBreak: false })
    left += document.widthOfString(run.text)
  }
}

/** Removes markup, since PDFKit copies the title into XML without escaping. */
function plainTitle(title: string): string {
  return title.toWellFormed().replace(/[<>&\p{Cc}\ufffe\uffff]/gu, (sign) => wide[sign] ?? ' ')
}

const wide: Readonly<Record<string, string>> = { '<': '＜', '>': '＞', '&': '＆' }

/** A row of text with the position of its baseline, in points from the upper left corner of the page. */
export type TextRow = Readonly<{ text: string; isHeading: boolean; size: number; x: number; y: number }>

const page = { left: 56, top: 62, bottom: 786, width: 483 }

type Pen = { pages: TextRow[][]; y: number }
type Typefaces = Readonly<{ regular: Typeface; bold: Typeface }>

/** Breaks paragraphs into rows, and rows into A4 pages. */
export function pagesOf(
  lines: readonly PdfLine[],
  { regular, bold }: Typefaces,
): readonly (readonly TextRow[])[] {
  const pen: Pen = { pages: [[]], y: page.top }
  for (const { text, isHeading = false, indent = 0 } of lines) {
    const [typeface, size] = isHeading ? [bold, 14] : [regular, 10.5]
    if (isHeading && pen.y > page.top) pen.y += 8
    for (const row of rowsOf(typeface, text, (page.width - indent) / size))
      write(pen, { text: row, isHeading, size, x: page.left + indent })
  }
  return pen.pages
}

function write(pen: Pen, row: Omit<TextRow, 'y'>): void {
  if (pen.y > page.bottom) {
    pen.pages.push([])
    pen.y = page.top
  }
  pen.pages.at(-1)?.push({ ...row, y: pen.y })
  pen.y += row.size * 1.6
}

/** Returns rows of at most this many ems; breaks a word only if it is wider than a row. */
function rowsOf({ writable, widthOf }: Typeface, text: string, ems: number): readonly string[] {
  return writable(text)
    .split('\n')
    .flatMap((paragraph) => {
      const rows: string[] = []
      let row = ''
      let width = 0
      const add = (piece: string, wide: number) => {
        if (row !== '' && width + widthOf(piece.trimEnd()) > ems) {
          rows.push(row)
          row = ''
          width = 0
        }
        row += piece
        width += wide
      }
      for (const piece of piecesOf(paragraph)) {
        const wide = widthOf(piece)
        if (wide <= ems) add(piece, wide)
        else for (const character of piece) add(character, widthOf(character))
      }
      return [...rows, row]
    })
}

function piecesOf(paragraph: string): readonly string[] {
  return paragraph.split(/(?<=\s)|(?=[\u2e80-\uffef])|(?<=[\u2e80-\uffef])/u)
}
