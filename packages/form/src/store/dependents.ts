import { canonicalJson } from '@signet/std'
import type { Cell } from './cell.ts'

/**
 * The cells whose choices depend on other values. After an edit each whose parameters came out differently is emptied
 * once, in the order in which they depend on each other.
 */
export class Dependents {
  readonly #cells: Cell[] = []

  add(cell: Cell): void {
    this.#cells.push(cell)
  }

  /** Makes the change, then empties what no longer fits it. */
  follow(change: () => void): void {
    const before = this.#cells.map((cell) => [cell, askedBy(cell)] as const)
    change()
    for (const [cell, asked] of before) if (askedBy(cell) !== asked) cell.write(cell.field.empty)
  }
}

function askedBy(cell: Cell): string {
  return canonicalJson(cell.parameters.peek())
}
