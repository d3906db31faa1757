import type { ShownColumn } from '../list/shown-columns.ts'

const usualWidth = 168
const tickWidth = 44

export type FramedColumn = Readonly<{
  column: ShownColumn
  width: number
  /** Distance from the edge for a fixed column; undefined when it scrolls. */
  left?: number
  right?: number
}>

export type Frame = Readonly<{
  columns: readonly FramedColumn[]
  /** Width of all columns with the checkbox, in pixels. */
  width: number
  template: string
  hasTick: boolean
}>

/** Positions of the columns. The first one is fixed when the list fixes none. */
export function tableFrame(
  shown: readonly ShownColumn[],
  { hasTick }: Readonly<{ hasTick: boolean }>,
): Frame {
  const isFixed = shown.some(({ fixed }) => fixed === 'left')
  const sideOf = (column: ShownColumn, at: number) =>
    column.fixed === 'none' && !isFixed && at === 0 ? 'left' : column.fixed
  const sided = shown.map((column, at) => ({
    column,
    side: sideOf(column, at),
    width: column.width ?? usualWidth,
  }))
  const [lefts, plain, rights] = (['left', 'none', 'right'] as const).map((side) =>
    sided.filter((one) => one.side === side),
  )
  const start = hasTick ? tickWidth : 0
  const columns: readonly FramedColumn[] = [
    ...(lefts ?? []).map(({ column, width }, at, all) => ({
      column,
      width,
      left: start + widthOf(all.slice(0, at)),
    })),
    ...(plain ?? []).map(({ column, width }) => ({ column, width })),
    ...(rights ?? []).map(({ column, width }, at, all) => ({
      column,
      width,
      right: widthOf(all.slice(at + 1)),
    })),
  ]
  const last = columns.findLastIndex(({ right }) => right === undefined)
  const tracks = columns.map(({ width }, at) => (at === last ? `minmax(${width}px, 1fr)` : `${width}px`))
  return {
    columns,
    width: start + widthOf(columns),
    template: [...(hasTick ? [`${tickWidth}px`] : []), ...tracks].join(' '),
    hasTick,
  }
}

function widthOf(columns: readonly Readonly<{ width: number }>[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0)
}

/** The style of a column that stays in place while others scroll. */
export function stuckStyle({ left, right }: FramedColumn) {
  return { ...(left !== undefined && { left }), ...(right !== undefined && { right }) }
}

export function isStuck({ left, right }: FramedColumn): boolean {
  return left !== undefined || right !== undefined
}
