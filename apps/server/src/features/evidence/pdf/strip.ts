import type { Picture } from './pictures.ts'
import { rowsOf } from './text-rows.ts'
import type { Typeface } from './typeface.ts'

/** Points of a millimetre. */
export const millimetre = 72 / 25.4

export type Weight = 'regular' | 'bold'

/** Something drawn at a position in points; the position of a text is the start of its baseline. */
export type Mark = Readonly<{ x: number; y: number }> &
  (
    | Readonly<{ kind: 'text'; text: string; weight: Weight; size: number }>
    | Readonly<{ kind: 'shade'; width: number; height: number }>
    | Readonly<{ kind: 'line'; toX: number; toY: number; dash?: number; width?: number }>
    | Readonly<{ kind: 'picture'; picture: Picture; width: number; height: number }>
    | Readonly<{ kind: 'modules'; rows: readonly (readonly boolean[])[]; side: number }>
  )

/** A stretch of a page that is never split; `y` of its marks counts from its top. */
export type Strip = Readonly<{
  height: number
  marks: readonly Mark[]
  /** Drawn again above the strip when it begins a page. */
  head?: Strip
  /** Stays on the page of the next strip. */
  keepsWithNext?: boolean
  /** Empty space, dropped at the top of a page. */
  isGap?: boolean
  /** Begins a page. */
  newPage?: boolean
}>

/** What a layout needs to know: typefaces, size of the text, height of a page, and pictures by source. */
export type Ink = Readonly<{
  typefaces: Readonly<Record<Weight, Typeface>>
  size: number
  room: number
  pictureOf: (source: string) => Picture | undefined
}>

export type Alignment = 'start' | 'center' | 'end'

/** Distance of the left side from `x` for something of a width in a wider space. */
export function leftOf(align: Alignment, space: number, width: number): number {
  return { start: 0, center: (space - width) / 2, end: space - width }[align]
}

/** Line height in sizes of the text. */
export const leading = 1.45

type TextBox = Readonly<{
  text: string
  weight: Weight
  size: number
  width: number
  align: Alignment
}>

/** Breaks a text into strips of one row each, `x` from the left side of its box. */
export function textStrips(
  { text, weight, size, width, align }: TextBox,
  { typefaces }: Ink,
): readonly Strip[] {
  const typeface = typefaces[weight]
  return rowsOf(typeface, text, width / size).map((row) => {
    const wide = typeface.widthOf(row.trimEnd()) * size
    const x = leftOf(align, width, wide)
    const y = size * (leading / 2 + 0.36)
    return { height: size * leading, marks: [{ kind: 'text', text: row, weight, size, x, y }] }
  })
}

export function moved(mark: Mark, x: number, y: number): Mark {
  const there = { ...mark, x: mark.x + x, y: mark.y + y }
  return there.kind === 'line' ? { ...there, toX: there.toX + x, toY: there.toY + y } : there
}

/** Puts strips below each other into one. */
export function stacked(strips: readonly Strip[]): Strip {
  let height = 0
  const marks: Mark[] = []
  for (const strip of strips) {
    for (const mark of strip.marks) marks.push(moved(mark, 0, height))
    height += strip.height
  }
  return { height, marks }
}

/** Distributes strips over pages of a height; returns the marks of each page from its top. */
export function pagesOf(strips: readonly Strip[], room: number): readonly (readonly Mark[])[] {
  const pages: Mark[][] = [[]]
  let y = 0
  const put = ({ marks, height }: Strip) => {
    for (const mark of marks) pages.at(-1)?.push(moved(mark, 0, y))
    y += height
  }
  const turnPage = (head: Strip | undefined) => {
    pages.push([])
    y = 0
    if (head) put(head)
  }
  for (const [at, strip] of strips.entries()) {
    const isFull = strip.newPage || y + together(strips, at) > room + rounding
    if (y > 0 && isFull) turnPage(strip.head)
    if (y > 0 || !strip.isGap) put(strip)
  }
  return pages
}

/** Points by which sums of heights may be off. */
const rounding = 0.01

/** Height of a strip with those that it keeps with. */
function together(strips: readonly Strip[], at: number): number {
  let height = 0
  for (const strip of strips.slice(at)) {
    height += strip.height
    if (!strip.keepsWithNext) break
  }
  return height
}
