import { computed, type ReadonlySignal } from '@preact/signals-core'
import { canonicalJson } from '@signet/std'
import type { PlanField } from '../plan/form-plan.ts'
import type { FieldValue } from '../values/field-value.ts'

/** A cell, as far as its choices go. */
type Dependent = Readonly<{
  field: Pick<PlanField, 'sources' | 'empty'>
  path: string
  isReadOnly: boolean
  parameters: ReadonlySignal<Readonly<Record<string, unknown>>>
  write: (value: FieldValue) => void
}>

/**
 * The cells whose choices depend on other values. After an edit each whose parameters came out differently is emptied
 * once, in the order in which they depend on each other; what the edit itself wrote, and what this person may not
 * write, stays.
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

  /** Its row is gone. */
  remove(cell: Dependent): void {
    if (this.#asked.delete(cell)) this.#ordered = undefined
  }

  /** Makes the change, then empties what no longer fits it. */
  follow(change: () => void, written: ReadonlySet<string> = nothing): void {
    if (this.#asked.size === 0) {
      change()
      return
    }

    const before = new Map([...this.#asked].map(([cell, asked]) => [cell, asked.peek()] as const))
    change()
    for (const [cell, asked] of this.#inOrder()) {
      const was = before.get(cell)
      if (was !== undefined && was !== asked.peek() && !written.has(cell.path)) cell.write(cell.field.empty)
    }
  }

  /** Whatever depends on another has more sources than that one, and all of its sources too. */
  #inOrder(): readonly (readonly [Dependent, ReadonlySignal<string>])[] {
    this.#ordered ??= [...this.#asked].toSorted(
      ([one], [other]) => one.field.sources.size - other.field.sources.size,
    )
    return this.#ordered
  }
}

const nothing: ReadonlySet<string> = new Set()
