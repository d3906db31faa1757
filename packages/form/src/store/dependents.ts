import { computed, type ReadonlySignal } from '@preact/signals-core'
import { canonicalJson } from '@signet/std'
import type { PlanField } from '../plan/form-plan.ts'
import type { FieldValue } from '../values/field-value.ts'

/** A cell reduced to what its choices need. */
type Dependent = Readonly<{
  field: Pick<PlanField, 'sources' | 'empty'>
  path: string
  isReadOnly: boolean
  parameters: ReadonlySignal<Readonly<Record<string, unknown>>>
  write: (value: FieldValue) => void
}>

/**
 * The cells with parametric choices. After an edit, each cell whose parameters changed is emptied once, in dependency
 * order. Cells that the edit wrote or the person may not write keep their values.
 */
export class Dependents {
  readonly #asked = new Map<Dependent, ReadonlySignal<string>>()
  #ordered: readonly (readonly [Dependent, ReadonlySignal<string>])[] | undefined

  add(cell: Dependent): void {
    if (cell.isReadOnly) return
    this.#asked.set(
      cell,
      computed(() => canonicalJson(cell.parameters.value)),
    )
    this.#ordered = undefined
  }

  /** Called when the row of the cell is removed. */
  remove(cell: Dependent): void {
    if (this.#asked.delete(cell)) this.#ordered = undefined
  }

  /** Runs the change, then empties the cells that no longer fit. */
  follow(change: () => void, written: ReadonlySet<string> = nothing): void {
    if (this.#asked.size === 0) {
      change()
      return
    }

    const before = new Map([...this.#asked].map(([cell, paths]) => [cell, paths.peek()] as const))
    change()
    for (const [cell, paths] of this.#inOrder()) {
      const was = before.get(cell)
      if (was !== undefined && was !== paths.peek() && !written.has(cell.path)) cell.write(cell.field.empty)
    }
  }

  /** A dependent cell has all sources of its dependencies and more, so the number of sources orders them. */
  #inOrder(): readonly (readonly [Dependent, ReadonlySignal<string>])[] {
    this.#ordered ??= [...this.#asked].toSorted(
      ([one], [other]) => one.field.sources.size - other.field.sources.size,
    )
    return this.#ordered
  }
}

const nothing: ReadonlySet<string> = new Set()
