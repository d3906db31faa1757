import type { Mark, Weight } from './strip.ts'
import type { Typeface } from './typeface.ts'

export type Typefaces = Readonly<Record<Weight, Typeface>>

type Drawers = Readonly<{
  [Kind in Mark['kind']]: (
    document: PDFKit.PDFDocument,
    mark: Extract<Mark, { kind: Kind }>,
    typefaces: Typefaces,
  ) => void
}>

const drawers: Drawers = {
  text: (document, { text, weight, size, x, y }, typefaces) => {
    let left = x
    for (const run of typefaces[weight].runsOf(text)) {
      document.font(run.face, size)
      document.text(run.text, left, y, { baseline: 'alphabetic', lineBreak: false })
      left += document.widthOfString(run.text)
    }
  },
  shade: (document, { x, y, width, height }) => {
    document.rect(x, y, width, height).fill('#f0f0f0')
    document.fillColor('black')
  },
  line: (document, { x, y, toX, toY, dash, width = 0.5 }) => {
    document.lineWidth(width).moveTo(x, y).lineTo(toX, toY)
    if (dash === undefined) document.stroke()
    else document.dash(dash, { space: dash }).stroke().undash()
  },
  picture: (document, { picture, x, y, width, height }) => {
    document.image(picture.bytes, x, y, { width, height })
  },
  modules: (document, { rows, x, y, side }) => {
    const one = side / rows.length
    for (const [down, row] of rows.entries())
      for (const [right, isDark] of row.entries())
        if (isDark) document.rect(x + right * one, y + down * one, one, one)
    document.fill('black')
  },
}

/** Draws a mark on the current page. */
export function drawMark<Kind extends Mark['kind']>(
  document: PDFKit.PDFDocument,
  mark: Extract<Mark, { kind: Kind }>,
  typefaces: Typefaces,
): void {
  const draw: Drawers[Kind] = drawers[mark.kind as Kind]
  draw(document, mark, typefaces)
}
