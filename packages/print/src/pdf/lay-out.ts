/** A paragraph: a heading stands larger and keeps away from what is above it; `indent` in points. */
export type PdfLine = Readonly<{ text: string; isHeading?: true; indent?: number }>

type Drawn = Readonly<{ text: string; size: number; x: number; y: number }>

const page = { left: 56, top: 780, bottom: 56, width: 483 }

type Pen = { pages: Drawn[][]; y: number }

/** Paragraphs broken into lines, and lines into pages of A4 in points from the lower left corner. */
export function pagesOf(lines: readonly PdfLine[]): readonly (readonly Drawn[])[] {
  const pen: Pen = { pages: [[]], y: page.top }
  for (const { text, isHeading, indent = 0 } of lines) {
    const size = isHeading ? 14 : 10.5
    if (isHeading && pen.y < page.top) pen.y -= 8
    for (const row of rowsOf(text, (page.width - indent) / size))
      write(pen, { text: row, size, x: page.left + indent })
  }
  return pen.pages
}

function write(pen: Pen, row: Omit<Drawn, 'y'>): void {
  if (pen.y < page.bottom) {
    pen.pages.push([])
    pen.y = page.top
  }
  pen.pages.at(-1)?.push({ ...row, y: pen.y })
  pen.y -= row.size * 1.6
}

/** No row is wider than so many ems. Words are kept together where they are not wider than a row themselves. */
function rowsOf(text: string, ems: number): readonly string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const rows: string[] = []
    let row = ''
    for (const piece of paragraph.split(/(?<=\s)|(?=[\u2e80-\uffef])|(?<=[\u2e80-\uffef])/u)) {
      if (widthOf(row) + widthOf(piece) > ems && row !== '') {
        rows.push(row)
        row = ''
      }
      row += piece
      while (widthOf(row) > ems) {
        const head = headOf(row, ems)
        rows.push(head)
        row = row.slice(head.length)
      }
    }
    return [...rows, row]
  })
}

function headOf(row: string, ems: number): string {
  let head = ''
  for (const sign of row) {
    if (head !== '' && widthOf(head + sign) > ems) break
    head += sign
  }
  return head
}

/** Latin letters are half as wide as others. */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + (sign <= '~' ? 0.5 : 1), 0)
}
