import { buffer } from 'node:stream/consumers'
import type { Locale } from '@signet/i18n'
import { type PaperSheet, paperSize } from '@signet/print'
import PDFDocument from 'pdfkit'
import { drawMark, type Typefaces } from './draw-mark.ts'
import { lineStrips } from './part-strips.ts'
import { type Picture, readPicture } from './pictures.ts'
import { runningMarks } from './running-marks.ts'
import { textsOfSheet } from './sheet-texts.ts'
import { type Ink, type Mark, millimetre, moved, pagesOf } from './strip.ts'
import { typefaceFor } from './typeface.ts'

export type PdfProperties = Readonly<{
  title: string
  /** Selects the regional forms of Chinese characters. */
  locale: Locale
  /** Creation date of the file, in ISO 8601. */
  at: string
}>

/**
 * Draws a sheet as PDF/A-2b with searchable text and subsets of the fonts. The same input gives the same
 * bytes, so that the file can be sealed. A picture that cannot be read is left out.
 */
export async function writePdf({ title, locale, at }: PdfProperties, sheet: PaperSheet): Promise<Uint8Array> {
  const texts = textsOfSheet(sheet)
  const typefaces = {
    regular: await typefaceFor(texts.regular, locale, 'Regular'),
    bold: await typefaceFor(texts.bold, locale, 'Bold'),
  }
  const document = new PDFDocument({
    autoFirstPage: false,
    displayTitle: true,
    info: { Title: plainTitle(title), Producer: 'Signet', Creator: 'Signet', CreationDate: new Date(at) },
    lang: locale,
    pdfVersion: '1.7',
    subset: 'PDF/A-2b',
  })
  for (const { name, bytes } of Object.values(typefaces).flatMap(({ faces }) => faces))
    document.registerFont(name, bytes)
  const { width, height } = paperSize(sheet.page)
  for (const marks of drawnPages(sheet, typefaces)) {
    document.addPage({ size: [width * millimetre, height * millimetre], margin: 0 })
    for (const mark of marks) drawMark(document, mark, typefaces)
  }
  document.end()
  return buffer(document)
}

/** Marks of each page, from its upper left corner. */
function drawnPages(sheet: PaperSheet, typefaces: Typefaces): readonly (readonly Mark[])[] {
  const { width, height } = paperSize(sheet.page)
  const { top, right, bottom, left } = sheet.page.margins
  const ink: Ink = {
    typefaces,
    size: sheet.page.textSize,
    room: (height - top - bottom) * millimetre,
    pictureOf: remembered(),
  }
  const pages = pagesOf(lineStrips(sheet.lines, (width - left - right) * millimetre, ink), ink.room)
  return pages.map((marks, at) => [
    ...marks.map((mark) => moved(mark, left * millimetre, top * millimetre)),
    ...runningMarks(sheet, { page: at + 1, pages: pages.length }, ink),
  ])
}

function remembered(): Ink['pictureOf'] {
  const read = new Map<string, Picture | undefined>()
  return (source) => {
    if (!read.has(source)) read.set(source, readPicture(source))
    return read.get(source)
  }
}

/** Removes markup, since PDFKit copies the title into XML without escaping. */
function plainTitle(title: string): string {
  return title.toWellFormed().replace(/[<>&\p{Cc}\ufffe\uffff]/gu, (sign) => wide[sign] ?? ' ')
}

const wide: Readonly<Record<string, string>> = { '<': '＜', '>': '＞', '&': '＆' }
