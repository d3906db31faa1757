import type { FramedColumn } from './table-frame.ts'

/** Where a column stays while the others move. */
export function stuckStyle({ left, right }: FramedColumn) {
  return { ...(left !== undefined && { left }), ...(right !== undefined && { right }) }
}

export function isStuck({ left, right }: FramedColumn): boolean {
  return left !== undefined || right !== undefined
}
