import { computed, type ReadonlySignal, Signal, signal } from '@preact/signals-core'
import type { FormulaContext } from '@signet/formula'
import { canonicalJson } from '@signet/std'
import type { FormPlan, PlanField, Rule } from '../plan/form-plan.ts'
import type { Problem } from '../problems/problem.ts'
import { type CheckContext, isRequired, problemOfCell, writablePaths } from '../problems/problem-of-cell.ts'
import { pathsOf } from '../rules/compile-rules.ts'
import {
  calculated,
  convertedAmount,
  evaluateRule,
  showsBy,
  type ValueSource,
} from '../rules/evaluate-rule.ts'
import { type FormRights, isHiddenByRights } from '../rules/rights.ts'
import type { FieldValue, Stage } from '../values/field-value.ts'
import { type ReadResult, readValue } from '../values/read-value.ts'
import { afterHiding } from '../values/run-form.ts'
import { Dependents } from './dependents.ts'

export type CellProblem = Omit<Problem, 'path'>

/** Shared by all cells of a form. */
export type CellWorld = Readonly<{
  context: CheckContext
  /** Counts the attempts to submit, which show every problem of what existed before them. */
  attempts: Signal<number>
  /** The attempts before these cells existed. */
  attemptsBefore: number
  /** Tells whether the rights of the person hide the path; it is neither shown nor sent. */
  isWithheld: (path: string) => boolean
  /** Tells whether a path depends on values that the client does not have. */
  isBlind: (paths: Iterable<string>) => boolean
  /** Tells whether a layout is shown, computed once for all fields inside. */
  isLayoutShown: (rule: Rule, source: ValueSource) => boolean
  dependents: Dependents
}>

export function createCellWorld(
  plan: FormPlan,
  rights: FormRights,
  formulaContext: FormulaContext,
): CellWorld {
  const isWithheld = (path: string) => isHiddenByRights(rights, path)
  const isBlind = (paths: Iterable<string>) => [...paths].some(isWithheld)
  const sourcesOf = (rule: Rule) =>
    pathsOf(rule).flatMap((path) => [...(plan.byPath.get(path)?.sources ?? [])])
  const context: CheckContext = {
    rights,
    context: formulaContext,
    stage: 'submit',
    writable: writablePaths(plan.fields, rights),
    cannotSee: (rule) => isBlind(sourcesOf(rule)),
  }
  return {
    context,
    attempts: signal(0),
    attemptsBefore: 0,
    isWithheld,
    isBlind,
    isLayoutShown: rememberedLayouts(context),
    dependents: new Dependents(),
  }
}

function rememberedLayouts({ cannotSee, context: formulaContext }: CheckContext): CellWorld['isLayoutShown'] {
  const known = new Map<Rule, ReadonlySignal<boolean>>()
  return (rule, source) => {
    const shown =
      known.get(rule) ?? computed(() => cannotSee?.(rule) === true || showsBy(rule, source, formulaContext))
    known.set(rule, shown)
    return shown.value
  }
}

/** The signals of a field or a column of a row, each created on first use. */
export class Cell {
  readonly field: PlanField
  /** `amount`, or `lines.<row id>.amount`. */
  readonly path: string
  readonly #touched: Signal<boolean> = signal(false)
  readonly #entry: Signal<ReadResult>
  #saved: FieldValue
  readonly #live: ReadonlySignal<ReadResult> | undefined
  readonly #refused: Signal<CellProblem | undefined> = signal(undefined)
  readonly #world: CellWorld
  readonly #source: ValueSource
  readonly #calculation: ReadonlySignal<ReadResult> | undefined
  readonly #shown: ReadonlySignal<boolean> | undefined
  #parameters: ReadonlySignal<Readonly<Record<string, unknown>>> | undefined
  #value: ReadonlySignal<FieldValue> | undefined
  #converted: ReadonlySignal<string | undefined> | undefined
  #visible: ReadonlySignal<boolean> | undefined
  #required: ReadonlySignal<boolean> | undefined
  #problem: ReadonlySignal<CellProblem | undefined> | undefined
  #shownProblem: ReadonlySignal<CellProblem | undefined> | undefined

  /** @param start a value, or a signal for values that live elsewhere (the rows of a sub-table) */
  constructor(
    field: PlanField,
    path: string,
    start: ReadResult | ReadonlySignal<ReadResult>,
    source: ValueSource,
    world: CellWorld,
  ) {
    const { calculation, visible, shownBy } = field
    const { context: formulaContext } = world.context
    this.field = field
    this.path = path
    this.#entry = signal(start instanceof Signal ? start.peek() : start)
    this.#saved = this.#entry.peek().value
    this.#live = start instanceof Signal ? start : undefined
    this.#source = source
    this.#world = world
    if (calculation && !world.isBlind(field.sources)) {
      this.#calculation = computed(() => calculated(calculation, field, source, formulaContext))
    }
    const own = visible && !world.context.cannotSee?.(visible) ? visible : undefined
    if (own || shownBy.length > 0) {
      this.#shown = computed(
        () =>
          shownBy.every((rule) => world.isLayoutShown(rule, source)) &&
          (!own || showsBy(own, source, formulaContext)),
      )
    }
    if (field.kind.holds === 'value' && Object.keys(field.parameters).length > 0) world.dependents.add(this)
  }

  get value(): ReadonlySignal<FieldValue> {
    this.#value ??= computed(() => this.read())
    return this.#value
  }

  /** The amount in the organization's currency, where it is foreign and has a rate. */
  get converted(): ReadonlySignal<string | undefined> {
    this.#converted ??= computed(() => convertedAmount(this.field, this.#source, this.#world.context.context))
    return this.#converted
  }

  get visible(): ReadonlySignal<boolean> {
    const isWithheld = this.#world.isWithheld(this.field.path)
    this.#visible ??= computed(() => !isWithheld && this.isShown())
    return this.#visible
  }

  get required(): ReadonlySignal<boolean> {
    this.#required ??= computed(
      () => this.#needsRows() || isRequired(this.field, this.#source, this.#world.context),
    )
    return this.#required
  }

  /** The parameters of the choices by name, null where a formula cannot tell yet or never can for this person. */
  get parameters(): ReadonlySignal<Readonly<Record<string, unknown>>> {
    const { context: formulaContext, cannotSee } = this.#world.context
    this.#parameters ??= computed(() =>
      Object.fromEntries(
        Object.entries(this.field.parameters).map(([name, rule]) => {
          const result = cannotSee?.(rule) ? undefined : evaluateRule(rule, this.#source, formulaContext)
          return [name, result?.ok ? result.value : null]
        }),
      ),
    )
    return this.#parameters
  }

  get isReadOnly(): boolean {
    return !this.#world.context.writable.has(this.field.path)
  }

  /** Whether it is read-only, including all columns of its rows. */
  get isFixed(): boolean {
    return this.isReadOnly && this.field.columns.every(({ path }) => !this.#world.context.writable.has(path))
  }

  /** Its problem, whether or not it is time to show it. */
  get problem(): ReadonlySignal<CellProblem | undefined> {
    this.#problem ??= computed(() => this.check('submit'))
    return this.#problem
  }

  /** The problem to show: that of the server at once, others after the field was left or the form was submitted. */
  get shownProblem(): ReadonlySignal<CellProblem | undefined> {
    this.#shownProblem ??= computed(() => {
      if (this.#refused.value) return this.#refused.value
      const isAttempted = this.#world.attempts.value > this.#world.attemptsBefore
      return this.#touched.value || isAttempted ? this.problem.value : undefined
    })
    return this.#shownProblem
  }

  /** Tells whether the person must add rows, because the sub-table may not be empty. */
  #needsRows(): boolean {
    const { kind, settings, empty } = this.field
    if (kind.holds !== 'rows' || this.isReadOnly) return false
    return kind.problem?.(empty, settings, this.#world.context.context) !== undefined
  }

  /** Shows its problem from now on, because a person left it. */
  touch(): void {
    this.#touched.value = true
  }

  /** Returns the effective value; reading it in a computation subscribes to it. */
  read(): FieldValue {
    return afterHiding(this.field, this.reading().value, this.isShown())
  }

  reading(): ReadResult {
    return (this.#calculation ?? this.#live ?? this.#entry).value
  }

  isShown(): boolean {
    return this.#shown?.value ?? true
  }

  check(stage: Stage): CellProblem | undefined {
    const context = { ...this.#world.context, stage }
    const cell = { field: this.field, reading: this.reading(), isShown: this.isShown(), value: this.read() }
    return problemOfCell(cell, this.#source, context)
  }

  /** Tells whether its input changed since `markSaved`. Calculations follow their inputs and are not compared. */
  isChanged(): boolean {
    const { value, problem } = this.#entry.peek()
    if (problem) return true
    return value !== this.#saved && canonicalJson(value) !== canonicalJson(this.#saved)
  }

  markSaved(): void {
    this.#saved = this.#entry.peek().value
  }

  write(raw: unknown): void {
    this.#refused.value = undefined
    this.#entry.value = readValue(this.field, raw)
  }

  refuse(problem: CellProblem): void {
    this.#refused.value = problem
  }
}
