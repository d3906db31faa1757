import type { PaperCell, PaperPart } from '@signet/print'
import { inParts } from '@signet/std'
import { type Ink, leading, type Mark, millimetre, moved, type Strip, stacked, textStrips } from './strip.ts'

type Grid = Extract<PaperPart, { kind: 'grid' }>

/** Lays out a grid: one strip per row; a row higher than a page is split between lines of its text. */
export function gridStrips(grid: Grid, width: number, ink: Ink): readonly Strip[] {
  const layOut = (row: readonly PaperCell[]) => rowStrips(placedCells(row, grid.shares, width), grid, ink)
  const head = grid.head && stacked(layOut(grid.head))
  const rows = grid.rows.flatMap(layOut)
  return head ? [{ ...head, keepsWithNext: true }, ...rows.map((row) => ({ ...row, head }))] : rows
}

type PlacedCell = PaperCell & Readonly<{ x: number; width: number }>

function placedCells(
  row: readonly PaperCell[],
  shares: readonly number[],
  width: number,
): readonly PlacedCell[] {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  let column = 0
  let x = 0
  return row.map((cell) => {
    const covered = shares.slice(column, column + (cell.span ?? 1))
    const wide = (covered.reduce((sum, share) => sum + share, 0) / whole) * width
    const placed = { ...cell, x, width: wide }
    column += covered.length
    x += wide
    return placed
  })
}

/** Space around the content of a cell, in sizes of the text. */
const padding = { x: 0.5, y: 0.3 }
const highestPicture = 12 * millimetre

function rowStrips(cells: readonly PlacedCell[], { isRuled }: Grid, ink: Ink): readonly Strip[] {
  const lineHeight = ink.size * leading
  const most = Math.max(Math.floor((ink.room / 2 - 2 * padding.y * ink.size) / lineHeight), 1)
  const contents = cells.map((cell) => inParts(contentOf(cell, ink), most))
  const count = Math.max(...contents.map((chunks) => chunks.length))
  return Array.from({ length: count }, (_, at) => {
    const stacks = contents.map((chunks) => stacked(chunks[at] ?? []))
    const height = Math.max(lineHeight, ...stacks.map((stack) => stack.height)) + 2 * padding.y * ink.size
    const marks = cells.flatMap((cell, index) => [
      ...(isRuled ? bordersOf(cell, height) : []),
      ...(stacks[index]?.marks ?? []).map((mark) =>
        moved(mark, cell.x + padding.x * ink.size, padding.y * ink.size),
      ),
    ])
    return { height, marks }
  })
}

function contentOf({ text, look, align = 'start', picture, width }: PlacedCell, ink: Ink): readonly Strip[] {
  const room = Math.max(width - 2 * padding.x * ink.size, ink.size)
  const weight = look === 'head' || look === 'strong' ? 'bold' : 'regular'
  const rows = text === '' ? [] : textStrips({ text, weight, size: ink.size, width: room, align }, ink)
  const drawn = picture === undefined ? undefined : ink.pictureOf(picture)
  if (!drawn) return rows
  const scale = Math.min(highestPicture / drawn.height, room / drawn.width)
  const [wide, height] = [drawn.width * scale, drawn.height * scale]
  return [...rows, { height, marks: [{ kind: 'picture', picture: drawn, x: 0, y: 0, width: wide, height }] }]
}

function bordersOf({ x, width, look, joins }: PlacedCell, height: number): readonly Mark[] {
  const right = x + width
  const line = (fromX: number, y: number, toX: number, toY: number): Mark => ({
    ...{ kind: 'line', x: fromX, y, toX, toY },
  })
  return [
    ...(look === 'head' || look === 'label' ? [{ kind: 'shade', x, y: 0, width, height } as const] : []),
    line(x, 0, x, height),
    line(right, 0, right, height),
    ...(joins?.above ? [] : [line(x, 0, right, 0)]),
    ...(joins?.below ? [] : [line(x, height, right, height)]),
  ]
}
