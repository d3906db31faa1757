import { buffer } from 'node:stream/consumers'
import type { Locale } from '@signet/i18n'
import type { PdfLine } from '@signet/print'
import PDFDocument from 'pdfkit'
import { type Drawn, pagesOf } from './lay-out.ts'
import { type Typeface, typefaceFor } from './typeface.ts'

export type PdfProperties = Readonly<{
  title: string
  /** Whose forms of Chinese characters are used. */
  locale: Locale
  /** ISO time that the file carries as its own. */
  at: string
}>

/**
 * Writes pages of text as PDF/A-2b, with the part of each font that they need. The same input gives the same bytes, so
 * that the file can be sealed; text can be searched and copied.
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

function draw(document: PDFKit.PDFDocument, { runsOf }: Typeface, { text, size, x, y }: Drawn): void {
  let left = x
  for (const run of runsOf(text)) {
    document.font(run.face, size)
    document.text(run.text, left, y, { baseline: 'alphabetic', lineBreak: false })
    left += document.widthOfString(run.text)
  }
}

/** PDFKit copies the title into XML as it is. */
function plainTitle(title: string): string {
  return title.toWellFormed().replace(/[<>&\p{Cc}\ufffe\uffff]/gu, (sign) => wide[sign] ?? ' ')
}

const wide: Readonly<Record<string, string>> = { '<': '＜', '>': '＞', '&': '＆' }
