import type { FramedColumn } from './table-frame.ts'

/** The style of a column that stays in place while others scroll. */
export function stuckStyle({ left, right }: FramedColumn) {
  return { ...(left !== undefined && { left }), ...(right !== undefined && { right }) }
}

export function isStuck({ left, right }: FramedColumn): boolean {
  return left !== undefined || right !== undefined
}
