import { batch, computed, type ReadonlySignal, signal, untracked } from '@preact/signals-core'
import type { FormulaContext } from '@signet/formula'
import type { FormPlan, PlanField } from '../plan/form-plan.ts'
import type { Problem } from '../problems/problem.ts'
import { startRows } from '../rows/take-rows.ts'
import type { ValueSource } from '../rules/evaluate-rule.ts'
import type { FormRights } from '../rules/rights.ts'
import type { FieldValue, FormValues, Stage } from '../values/field-value.ts'
import { Cell, type CellProblem, type CellWorld, createCellWorld } from './cell.ts'
import { freeIds, startValues } from './start-values.ts'
import { type NewRow, Table } from './table.ts'

export type FormStoreOptions = Readonly<{
  rights: FormRights
  context: FormulaContext
  /** The stored values visible to this person; absent for a new form, which gets its defaults. */
  values?: FormValues | undefined
  /** Unsent input, applied over `values` or the defaults. */
  draft?: FormValues | undefined
  /** Creates ids of new rows; by default the first free of `r1`, `r2` and so on. */
  newId?: (() => string) | undefined
}>

/** Opens a form for filling in or reading. Client and server apply the same rules of the plan. */
export function createFormStore(plan: FormPlan, options: FormStoreOptions): FormStore {
  return new FormStore(plan, options)
}

/** A form being filled in: signals without React. It applies the same rules as the server. */
export class FormStore {
  readonly plan: FormPlan
  readonly rights: FormRights
  readonly context: FormulaContext
  /** Whether nothing is stored yet. */
  readonly isNew: boolean
  /** Whether anything changed since the store was created or `markSaved` was called. */
  readonly isDirty: ReadonlySignal<boolean>
  /** The problems by path after an attempt to submit or a refusal of the server; empty before. */
  readonly shownProblems: ReadonlySignal<readonly Problem[]>
  readonly #cells = new Map<string, Cell>()
  readonly #displays = new Map<string, Cell>()
  readonly #tables = new Map<string, Table>()
  readonly #edits = signal(0)
  readonly #world: CellWorld
  readonly #newId: () => string

  constructor(plan: FormPlan, { rights, context, values, draft, newId }: FormStoreOptions) {
    this.plan = plan
    this.rights = rights
    this.context = context
    this.isNew = values === undefined
    this.#world = createCellWorld(plan, rights, context)
    this.#newId = newId ?? freeIds(() => [...this.#tables.values()].flatMap(({ ids }) => ids.peek()))
    this.#open(startValues(plan, { values, draft, world: this.#world }), values)
    this.shownProblems = computed(() =>
      this.#world.attempts.value > 0 ? this.#collect((cell) => cell.shownProblem.value) : [],
    )
    this.isDirty = computed(() => this.#edits.value >= 0 && untracked(() => this.#isChanged()))
  }

  /** Increases with every edit, for subscribers to the whole form. */
  get edits(): ReadonlySignal<number> {
    return this.#edits
  }

  /** Returns the signals of `amount` or `lines.<row id>.amount`. Throws for an unknown path. */
  field(path: string): Cell {
    const [key = '', id, column] = path.split('.')
    if (id !== undefined && column !== undefined) return this.#table(key).cell(id, column)
    const cell = this.#cells.get(key) ?? this.#displays.get(key)
    if (!cell) throw new RangeError(`no field ${path}`)
    return cell
  }

  /** Returns the ids of the rows of a sub-table in order. */
  rows(table: string): ReadonlySignal<readonly string[]> {
    return this.#table(table).ids
  }

  /** Returns the exact sum of a number column. */
  total(table: string, column: string): ReadonlySignal<string> {
    return this.#table(table).total(column)
  }

  /** Returns the sum of a column of foreign money in the organization's currency; undefined where it is not foreign. */
  convertedTotal(table: string, column: string): ReadonlySignal<string | undefined> {
    return this.#table(table).converted(column)
  }

  /** Writes input; for a sub-table, all its rows. Ignores fields that may not be written, as the server does. */
  set(path: string, value: FieldValue): void {
    const cell = this.field(path)
    if (!cell.isReadOnly) this.#edit(() => this.#write(path, cell, value))
  }

  /**
   * Writes sibling fields of `path` in its row or the form, possibly including `path`, as a single edit. Values that
   * the server derives from the choice are shown at once.
   */
  fill(path: string, values: Readonly<Record<string, FieldValue>>): void {
    const [table, row, column] = path.split('.')
    const pathOf = (key: string) => (this.plan.byPath.has(`${table}.${key}`) ? `${table}.${row}.${key}` : key)
    const chosenIn = column ?? path
    const written = Object.entries(values)
      .map(([key, value]) => ({ path: pathOf(key), cell: this.field(pathOf(key)), value }))
      .filter(({ cell }) => !cell.isReadOnly || isGivenBy(cell.field, chosenIn))

    this.#edit(
      () => {
        for (const { path, cell, value } of written) this.#write(path, cell, value)
      },
      new Set(written.map((one) => one.path)),
    )
  }

  /** Tells whether this person may add a row. */
  mayAddRow(table: string): boolean {
    return !this.field(table).isReadOnly && this.#table(table).rules.mayAdd
  }

  /** Tells whether this person may remove the row. */
  mayRemoveRow(table: string, id: string): boolean {
    return !this.field(table).isReadOnly && this.#table(table).mayRemove(id)
  }

  /** Returns the first index to which this person may move the row, or undefined when it cannot move. */
  firstPlaceOf(table: string, id: string): number | undefined {
    return this.field(table).isReadOnly ? undefined : this.#table(table).firstPlaceOf(id)
  }

  /** Adds a row with its defaults and returns its id, or undefined where this person may not add one. */
  addRow(table: string, { at, values }: Omit<NewRow, 'id'> = {}): string | undefined {
    if (!this.mayAddRow(table)) return undefined
    const id = this.#newId()
    this.#edit(() => this.#table(table).add({ id, at, values }))
    return id
  }

  removeRow(table: string, id: string): void {
    if (this.mayRemoveRow(table, id)) this.#edit(() => this.#table(table).remove(id))
  }

  moveRow(table: string, id: string, to: number): void {
    const first = this.firstPlaceOf(table, id)
    if (first !== undefined) this.#edit(() => this.#table(table).move(id, Math.max(first, to)))
  }

  /** Tells whether the rights hide the field or column. */
  isWithheld(path: string): boolean {
    return this.#world.isWithheld(path)
  }

  /** Returns the values to send: canonical, calculated and without hidden fields. */
  values(): FormValues {
    const shown = this.plan.fields.filter(({ path }) => !this.#world.isWithheld(path))
    return Object.fromEntries(shown.map(({ key }) => [key, this.#valueOf(key)]))
  }

  /** Returns the problems that the server would find, with row indexes from 0. */
  problems(stage: Stage = 'submit'): Problem[] {
    return this.#collect((cell) => (stage === 'submit' ? cell.problem.value : cell.check(stage)))
  }

  /** Shows every problem at its field from now on, and returns them. */
  attempt(): Problem[] {
    this.#world.attempts.value += 1
    return this.problems()
  }

  /**
   * Shows the server's refusals at their fields and in the summary until each field changes. Returns those without a
   * field.
   */
  refuse(problems: readonly Problem[]): Problem[] {
    this.#world.attempts.value += 1
    return problems.filter((problem) => {
      const path = this.pathById(problem.path)
      if (path !== undefined) this.field(path).refuse(problem)
      return path === undefined
    })
  }

  /** Returns `lines.2.amount` (by index) as `lines.<row id>.amount`, or undefined without such a field. */
  pathById(path: string): string | undefined {
    const [key = '', place, column] = path.split('.')
    if (place === undefined) return this.#cells.has(key) ? key : undefined
    const id = this.#tables.get(key)?.ids.value[Number(place)]
    if (id === undefined || column === undefined) return id === undefined ? undefined : key
    return this.plan.byPath.has(`${key}.${column}`) ? `${key}.${id}.${column}` : undefined
  }

  /** Treats the current values as saved. */
  markSaved(): void {
    for (const part of this.#parts()) part.markSaved()
    this.#edits.value += 1
  }

  #isChanged(): boolean {
    return this.#parts().some((part) => part.isChanged())
  }

  #parts(): (Cell | Table)[] {
    return this.plan.fields.map(({ key }) => this.#tables.get(key) ?? this.field(key))
  }

  #open(values: FormValues, stored: FormValues | undefined): void {
    const source: ValueSource = {
      form: (key) => this.#cells.get(key)?.read() ?? null,
      row: () => null,
      rows: (key, columns) => (this.#hasRows(key) ? this.#table(key).pick(columns) : []),
    }
    for (const field of this.plan.fields) {
      const value = values[field.key] ?? field.empty
      const table =
        field.kind.holds === 'rows'
          ? new Table(field, {
              rows: value,
              kept: rowsAtStart(field, stored),
              form: source,
              world: this.#world,
            })
          : undefined
      if (table) this.#tables.set(field.key, table)
      this.#cells.set(field.key, new Cell(field, field.key, table?.reading ?? { value }, source, this.#world))
    }
    for (const display of this.plan.displays) {
      this.#displays.set(display.key, new Cell(display, display.key, { value: null }, source, this.#world))
    }
  }

  #table(key: string): Table {
    const table = this.#tables.get(key)
    if (!table) throw new RangeError(`no sub-table ${key}`)
    return table
  }

  /** Rows of a hidden sub-table do not count but return with it. */
  #hasRows(key: string): boolean {
    return this.field(key).isShown() || this.plan.byPath.get(key)?.definition.whenHidden === 'keep'
  }

  #valueOf(key: string): FieldValue {
    const table = this.#tables.get(key)
    if (!table) return this.field(key).read()
    return this.#hasRows(key) ? table.values() : []
  }

  /** Visits every cell in the order of the form, except rows of a hidden sub-table. */
  #collect(problemOf: (cell: Cell) => CellProblem | undefined): Problem[] {
    return this.plan.fields.flatMap(({ key }) => {
      const cell = this.field(key)
      const own = located(key, problemOf(cell))
      return cell.isShown() ? [...own, ...this.#collectRows(key, problemOf)] : own
    })
  }

  #collectRows(key: string, problemOf: (cell: Cell) => CellProblem | undefined): Problem[] {
    const table = this.#tables.get(key)
    return (table?.rows.value ?? []).flatMap((row, position) =>
      (table?.field.columns ?? []).flatMap((column) =>
        located(`${key}.${position}.${column.key}`, problemOf(row.cell(column.key))),
      ),
    )
  }

  #write(path: string, cell: Cell, value: FieldValue): void {
    const table = this.#tables.get(path)
    if (table) table.replace(value)
    else cell.write(value)
  }

  #edit(change: () => void, written?: ReadonlySet<string>): void {
    batch(() => {
      this.#world.dependents.follow(change, written)
      this.#edits.value += 1
    })
  }
}

/** Tells whether the server derives the value from the choice in the field `key`. */
function isGivenBy({ kind, settings }: PlanField, key: string): boolean {
  const assignment = kind.assignment?.(settings)
  return assignment?.from === 'chosen' && assignment.of === key
}

/** Returns the rows at the start. */
function rowsAtStart(table: PlanField, stored: FormValues | undefined): readonly string[] {
  const rows = stored ? stored[table.key] : startRows(table)
  return Array.isArray(rows) ? rows.map((row: Readonly<{ id: string }>) => row.id) : []
}

function located(path: string, problem: CellProblem | undefined): Problem[] {
  return problem ? [{ path, ...problem }] : []
}
