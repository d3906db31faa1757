import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-core'
import type { PlanField, ReadField } from '../plan/form-plan.ts'
import { arrangeRows, contextInRow, rowRulesOf, totalOf } from '../rows/arrange-rows.ts'
import type { RowRules } from '../rows/row-rules.ts'
import type { ValueSource } from '../rules/evaluate-rule.ts'
import { type FieldValue, type FormValues, isPlainObject, ownValue } from '../values/field-value.ts'
import { type ReadResult, readValue } from '../values/read-value.ts'
import { startOf } from '../values/run-form.ts'
import { Cell, type CellWorld } from './cell.ts'

type RowOfCells = Readonly<{
  id: string
  cell: (key: string) => Cell
  /** The cells in use; all others still have their start values. */
  alive: () => Iterable<Cell>
}>
export type NewRow = Readonly<{ id: string; at?: number | undefined; values?: FormValues | undefined }>

type TableOptions = Readonly<{
  rows: FieldValue
  /** Ids of the rows at the start. */
  kept: readonly string[]
  form: ValueSource
  world: CellWorld
}>

/** The rows of a sub-table. A cell is created when it is first read. */
export class Table {
  readonly field: PlanField
  readonly rows: Signal<readonly RowOfCells[]>
  readonly ids: ReadonlySignal<readonly string[]>
  /** The sub-table as a value of the form; its own rules may only ask for the number of rows. */
  readonly reading: ReadonlySignal<ReadResult>
  readonly rules: RowRules
  readonly #kept: ReadonlySet<string>
  readonly #columns: ReadonlyMap<string, PlanField>
  /** Columns that depend on other values; their cells exist in every row, visible or not. */
  readonly #following: readonly string[]
  readonly #form: ValueSource
  readonly #world: CellWorld
  readonly #totals = new Map<string, ReadonlySignal<string>>()
  readonly #converted = new Map<string, ReadonlySignal<string | undefined>>()
  #saved: string | undefined
  readonly #byId: ReadonlySignal<ReadonlyMap<string, RowOfCells>>

  constructor(field: PlanField, { rows, kept, form, world }: TableOptions) {
    this.field = field
    this.rules = rowRulesOf(field)
    this.#kept = new Set(kept)
    this.#form = form
    this.#world = world
    this.#columns = new Map(field.columns.map((column) => [column.key, column]))
    this.#following = field.columns
      .filter(({ parameters }) => Object.keys(parameters).length > 0)
      .map(({ key }) => key)
    this.rows = signal([])
    this.ids = computed(() => this.rows.value.map(({ id }) => id))
    this.reading = computed(() => ({ value: this.ids.value.map((id) => ({ id })) }))
    this.#byId = computed(() => new Map(this.rows.value.map((row) => [row.id, row])))
    this.rows.value = rowsIn(rows).map((row) => this.#openStored(row))
    this.#saved = this.ids.peek().join()
  }

  cell(id: string, key: string): Cell {
    const row = this.#byId.value.get(id)
    if (!row) throw new RangeError(`no row ${id} in ${this.field.key}`)
    return row.cell(key)
  }

  /** Returns the columns that a rule reads, for every row. */
  pick(columns: readonly ReadField[]): FormValues[] {
    return this.rows.value.map((row) => {
      const picked: Record<string, FieldValue> = {}
      for (const { key } of columns) picked[key] = row.cell(key).read()
      return picked
    })
  }

  total(key: string): ReadonlySignal<string> {
    const known = this.#totals.get(key)
    if (known) return known
    const total = computed(() => totalOf(this.rows.value.map((row) => row.cell(key).read())))
    this.#totals.set(key, total)
    return total
  }

  /** Returns the sum of a column of foreign money in the organization's currency; undefined where it is not foreign. */
  converted(key: string): ReadonlySignal<string | undefined> {
    const known = this.#converted.get(key)
    if (known) return known
    const isForeign = this.field.columns.some((one) => one.key === key && one.conversion !== undefined)
    const total = computed(() =>
      isForeign ? totalOf(this.rows.value.map((row) => row.cell(key).converted.value ?? null)) : undefined,
    )
    this.#converted.set(key, total)
    return total
  }

  mayRemove(id: string): boolean {
    return !this.rules.given.has(id) && (this.rules.mayRemove || !this.#kept.has(id))
  }

  /** Given rows come before all others and do not move. */
  firstPlaceOf(id: string): number | undefined {
    const { given } = this.rules
    return given.has(id) ? undefined : this.rows.value.filter((row) => given.has(row.id)).length
  }

  add({ id, at, values = {} }: NewRow): void {
    const rows = this.rows.value
    const world = { ...this.#worldIn(id), attemptsBefore: this.#world.attempts.peek() }
    const row = this.#open(id, world, (column, source) =>
      startOf(
        column,
        Object.hasOwn(values, column.key) ? values[column.key] : undefined,
        source,
        this.#world.context.context,
      ),
    )
    const first = this.firstPlaceOf(id) ?? 0
    this.rows.value = rows.toSpliced(Math.max(first, at ?? rows.length), 0, row)
    for (const column of this.field.columns) row.cell(column.key)
  }

  remove(id: string): void {
    this.#forget(this.rows.value.filter((row) => row.id === id))
    this.rows.value = this.rows.value.filter((row) => row.id !== id)
  }

  move(id: string, to: number): void {
    const row = this.#byId.value.get(id)
    if (row) this.rows.value = this.rows.value.filter((one) => one !== row).toSpliced(to, 0, row)
  }

  /** Returns every row with its id, without the columns that the rights hide. */
  values(): FieldValue {
    const columns = this.field.columns.filter(({ path }) => !this.#world.isWithheld(path))
    return this.rows.value.map((row) =>
      Object.fromEntries([
        ['id', row.id] as const,
        ...columns.map(({ key }) => [key, row.cell(key).read()] as const),
      ]),
    )
  }

  /** Tells whether rows, their order or inputs differ from `markSaved`. */
  isChanged(): boolean {
    if (this.ids.peek().join() !== this.#saved) return true
    return this.rows.peek().some((row) => [...row.alive()].some((cell) => cell.isChanged()))
  }

  markSaved(): void {
    this.#saved = this.ids.peek().join()
    for (const row of this.rows.peek()) for (const cell of row.alive()) cell.markSaved()
  }

  /** Replaces all rows; they count as changed until the next `markSaved`. */
  replace(rows: FieldValue): void {
    const before = this.rows.value
    const kept = before.filter(({ id }) => this.#kept.has(id))
    const next = arrangeRows(rowsIn(rows), kept, this.rules).map((row) =>
      'values' in row ? this.#openStored(row) : row,
    )
    const staying = new Set(next)
    this.#saved = undefined
    this.#forget(before.filter((row) => !staying.has(row)))
    this.rows.value = next
  }

  #forget(rows: readonly RowOfCells[]): void {
    if (this.#following.length === 0) return
    for (const row of rows) for (const cell of row.alive()) this.#world.dependents.remove(cell)
  }

  /** Keeps the fixed values of a given row. */
  #openStored({ id, values }: RowToRead): RowOfCells {
    const given = this.rules.given.has(id) ? this.#byId.peek().get(id) : undefined
    return this.#open(id, this.#worldIn(id), (column) =>
      given && this.rules.fixed.has(column.key)
        ? given.cell(column.key).reading()
        : readValue(column, ownValue(values, column.key)),
    )
  }

  #open(
    id: string,
    world: CellWorld,
    read: (column: PlanField, source: ValueSource) => ReadResult,
  ): RowOfCells {
    const cells = new Map<string, Cell>()
    const cell = (key: string): Cell => {
      const known = cells.get(key)
      if (known) return known
      const column = this.#columns.get(key)
      if (!column) throw new RangeError(`no column ${key} in ${this.field.key}`)
      const made = new Cell(column, `${this.field.key}.${id}.${key}`, read(column, source), source, world)
      cells.set(key, made)
      return made
    }
    const source: ValueSource = { ...this.#form, row: (key) => cell(key).read() }
    for (const key of this.#following) cell(key)
    return { id, cell, alive: () => cells.values() }
  }

  #worldIn(row: string): CellWorld {
    const { context } = this.#world
    const here = contextInRow(context, this.field, { ...this.rules, row })
    return here === context ? this.#world : { ...this.#world, context: here }
  }
}

type RowToRead = Readonly<{ id: string; values: Readonly<Record<string, unknown>> }>

function rowsIn(value: FieldValue): RowToRead[] {
  if (!Array.isArray(value)) return []
  return value.filter(isPlainObject).map((row) => ({ id: String(row['id']), values: row }))
}
