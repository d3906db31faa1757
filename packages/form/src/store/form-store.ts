import { batch, computed, type ReadonlySignal, signal, untracked } from '@preact/signals-core'
import type { FormulaContext } from '@signet/formula'
import type { FormPlan, PlanField } from '../plan/form-plan.ts'
import type { Problem } from '../problems/problem.ts'
import { startRows } from '../rows/take-rows.ts'
import type { ValueSource } from '../rules/evaluate-rule.ts'
import type { FormRights } from '../rules/rights.ts'
import type { FieldValue, FormValues } from '../values/field-value.ts'
import type { Stage } from '../values/stage.ts'
import { Cell, type CellProblem, type CellWorld, worldOf } from './cell.ts'
import { freeIds } from './free-ids.ts'
import { startValues } from './start-values.ts'
import { type NewRow, Table } from './table.ts'

export type FormStoreOptions = Readonly<{
  rights: FormRights
  around: FormulaContext
  /** What is stored (as far as this person may see it); leave it out for a new form, then defaults are filled in. */
  values?: FormValues | undefined
  /** What was typed and not sent yet, over `values` or the defaults. */
  draft?: FormValues | undefined
  /** Ids for new rows; by default `r1`, `r2` … that this form does not have yet. */
  newId?: (() => string) | undefined
}>

/** Opens a form for filling in or reading. The same plan and rights give the same rules on both sides. */
export function createFormStore(plan: FormPlan, options: FormStoreOptions): FormStore {
  return new FormStore(plan, options)
}

/** A form being filled in: signals, no React. Rules are the plan's, the same that the server asks. */
export class FormStore {
  readonly plan: FormPlan
  readonly rights: FormRights
  /** Nothing of it is stored yet. */
  readonly isNew: boolean
  /** Has anything changed since the store was made or `markSaved` was called? */
  readonly isDirty: ReadonlySignal<boolean>
  /** After an attempt, or after the server refused: what is wrong, by place. Before that, nothing. */
  readonly shownProblems: ReadonlySignal<readonly Problem[]>
  readonly #cells = new Map<string, Cell>()
  readonly #displays = new Map<string, Cell>()
  readonly #tables = new Map<string, Table>()
  readonly #edits = signal(0)
  readonly #world: CellWorld
  readonly #newId: () => string

  constructor(plan: FormPlan, { rights, around, values, draft, newId }: FormStoreOptions) {
    this.plan = plan
    this.rights = rights
    this.isNew = values === undefined
    this.#world = worldOf(plan, rights, around)
    this.#newId = newId ?? freeIds(() => [...this.#tables.values()].flatMap(({ ids }) => ids.peek()))
    this.#open(startValues(plan, { values, draft, world: this.#world }), values)
    this.shownProblems = computed(() =>
      this.#world.attempted.value ? this.#collect((cell) => cell.shownProblem.value) : [],
    )
    this.isDirty = computed(() => this.#edits.value >= 0 && untracked(() => this.#isChanged()))
  }

  /** Grows with every edit: whoever follows the form as a whole subscribes to it. */
  get edits(): ReadonlySignal<number> {
    return this.#edits
  }

  /** The signals of a field; `amount`, or `lines.<row id>.amount`. An unknown path is a mistake of the caller. */
  field(path: string): Cell {
    const [key = '', id, column] = path.split('.')
    if (id !== undefined && column !== undefined) return this.#table(key).cell(id, column)
    const cell = this.#cells.get(key) ?? this.#displays.get(key)
    if (!cell) throw new RangeError(`no field ${path}`)
    return cell
  }

  /** The ids of the rows of a sub-table, in their order. */
  rows(table: string): ReadonlySignal<readonly string[]> {
    return this.#table(table).ids
  }

  /** The exact sum of a number column. */
  total(table: string, column: string): ReadonlySignal<string> {
    return this.#table(table).total(column)
  }

  /** Writes what a person entered; for a sub-table, all its rows. What may not be written is left alone: the server would ignore it, too. */
  set(path: string, value: FieldValue): void {
    const cell = this.field(path)
    if (!cell.isReadOnly) this.#edit(() => this.#write(path, cell, value))
  }

  /**
   * Writes the fields that stand beside the one at `path`, or that one, too: in its row, where they are columns, else
   * in the form. All of it is one edit. What the server will give from this choice shows at once.
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

  touch(path: string): void {
    this.field(path).touched.value = true
  }

  /** May this person add a row? */
  mayAddRow(table: string): boolean {
    return !this.field(table).isReadOnly && this.#table(table).rules.mayAdd
  }

  /** May this person take out this row? */
  mayRemoveRow(table: string, id: string): boolean {
    return !this.field(table).isReadOnly && this.#table(table).mayRemove(id)
  }

  /** The first place to which this person may move the row; undefined where it stays. */
  firstPlaceOf(table: string, id: string): number | undefined {
    return this.field(table).isReadOnly ? undefined : this.#table(table).firstPlaceOf(id)
  }

  /** Adds a row with its defaults and answers its id; undefined where this person may not add one. */
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

  /** Do these rights withhold the field or column? */
  isWithheld(path: string): boolean {
    return this.#world.isWithheld(path)
  }

  /** What to send: canonical and calculated, without what these rights withhold. */
  values(): FormValues {
    const shown = this.plan.fields.filter(({ path }) => !this.#world.isWithheld(path))
    return Object.fromEntries(shown.map(({ key }) => [key, this.#valueOf(key)]))
  }

  /** What the server would find wrong; rows are counted from 0, as the server does. */
  problems(stage: Stage = 'submit'): Problem[] {
    return this.#collect((cell) => (stage === 'submit' ? cell.problem.value : cell.check(stage)))
  }

  /** From now on every problem shows at its field; answers them. */
  attempt(): Problem[] {
    this.#world.attempted.value = true
    return this.problems()
  }

  /** Shows what the server refused at its fields, until each is changed, and in the summary. Answers what has no field to stand at. */
  refuse(problems: readonly Problem[]): Problem[] {
    this.#world.attempted.value = true
    return problems.filter((problem) => {
      const path = this.pathById(problem.path)
      if (path !== undefined) this.field(path).refuse(problem)
      return path === undefined
    })
  }

  /** `lines.2.amount` (by place) as `lines.<row id>.amount`; undefined when there is no such field. */
  pathById(path: string): string | undefined {
    const [key = '', place, column] = path.split('.')
    if (place === undefined) return this.#cells.has(key) ? key : undefined
    const id = this.#tables.get(key)?.ids.value[Number(place)]
    if (id === undefined || column === undefined) return id === undefined ? undefined : key
    return this.plan.byPath.has(`${key}.${column}`) ? `${key}.${id}.${column}` : undefined
  }

  /** From now on these values count as unchanged. */
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
          ? new Table(field, { rows: value, kept: keptIn(field, stored), form: source, world: this.#world })
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

  /** The rows of a sub-table that is hidden and dropped do not count, but come back with it. */
  #hasRows(key: string): boolean {
    return this.field(key).isShown() || this.plan.byPath.get(key)?.definition.whenHidden === 'keep'
  }

  #valueOf(key: string): FieldValue {
    const table = this.#tables.get(key)
    if (!table) return this.field(key).read()
    return this.#hasRows(key) ? table.values() : []
  }

  /** Asks every cell in the order of the form; rows of a hidden sub-table are not asked. */
  #collect(problemOf: (cell: Cell) => CellProblem | undefined): Problem[] {
    return this.plan.fields.flatMap(({ key }) => {
      const cell = this.field(key)
      const own = located(key, problemOf(cell))
      return cell.isShown() ? [...own, ...this.#collectRows(key, problemOf)] : own
    })
  }

  #collectRows(key: string, problemOf: (cell: Cell) => CellProblem | undefined): Problem[] {
    const table = this.#tables.get(key)
    return (table?.rows.value ?? []).flatMap((row, place) =>
      (table?.field.columns ?? []).flatMap((column) =>
        located(`${key}.${place}.${column.key}`, problemOf(row.cell(column.key))),
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

/** Does the server take the value from what is chosen in the field `key`? */
function isGivenBy({ kind, settings }: PlanField, key: string): boolean {
  const assignment = kind.assignment?.(settings)
  return assignment?.from === 'chosen' && assignment.of === key
}

/** The rows that are there before anybody adds one. */
function keptIn(table: PlanField, stored: FormValues | undefined): readonly string[] {
  const rows = stored ? stored[table.key] : startRows(table)
  return Array.isArray(rows) ? rows.map((row: Readonly<{ id: string }>) => row.id) : []
}

function located(path: string, problem: CellProblem | undefined): Problem[] {
  return problem ? [{ path, ...problem }] : []
}
