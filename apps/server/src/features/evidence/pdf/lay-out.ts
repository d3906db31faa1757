import type { PdfLine } from '@signet/print'
import type { Typeface } from './typeface.ts'

/** A row of text with the place of its baseline in points from the upper left corner of the page. */
export type Drawn = Readonly<{ text: string; isHeading: boolean; size: number; x: number; y: number }>

const page = { left: 56, top: 62, bottom: 786, width: 483 }

type Pen = { pages: Drawn[][]; y: number }
type Typefaces = Readonly<{ regular: Typeface; bold: Typeface }>

/** Breaks paragraphs into rows, and rows into pages of A4. */
export function pagesOf(
  lines: readonly PdfLine[],
  { regular, bold }: Typefaces,
): readonly (readonly Drawn[])[] {
  const pen: Pen = { pages: [[]], y: page.top }
  for (const { text, isHeading = false, indent = 0 } of lines) {
    const [typeface, size] = isHeading ? [bold, 14] : [regular, 10.5]
    if (isHeading && pen.y > page.top) pen.y += 8
    for (const row of rowsOf(typeface, text, (page.width - indent) / size))
      write(pen, { text: row, isHeading, size, x: page.left + indent })
  }
  return pen.pages
}

function write(pen: Pen, row: Omit<Drawn, 'y'>): void {
  if (pen.y > page.bottom) {
    pen.pages.push([])
    pen.y = page.top
  }
  pen.pages.at(-1)?.push({ ...row, y: pen.y })
  pen.y += row.size * 1.6
}

/** Rows of at most this many ems; a word is cut only where it is wider than a row. */
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
