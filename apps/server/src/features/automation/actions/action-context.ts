import type { InterfaceRow, RefusalCode } from '@signet/contract'
import type { AutomationAction, Json } from '@signet/flow'
import type { FormPlan, FormValues } from '@signet/form'
import { evaluate, type FormulaContext, isProblem, parseFormula } from '@signet/formula'
import { Refusal } from '@signet/std'
import type { ReadContext, WriteContext } from '../../../cases/context.ts'

type LaunchRequest = Readonly<{ flowId: string; person: string; values: Readonly<Record<string, unknown>> }>

/** What an action may read before it acts, without a transaction. */
export type ActionReadContext = Readonly<{
  /** The acting person, whose rights apply. */
  context: ReadContext
  /** The form that formulas refer to. */
  form: Pick<FormPlan, 'scope'>
  values: FormValues
  formulaContext: FormulaContext
  /** The people the action is for. */
  people: readonly string[]
  /** Starter of a launched flow unless another is named. */
  starter: string
  /** Replaces the braces in a text by values. */
  fill: (text: string) => string
}>

/** Where and for whom an action acts: a step of a case, or the run of a trigger. */
export type ActionContext = Omit<ActionReadContext, 'context'> &
  Readonly<{
    context: WriteContext
    /**
     * Notifies the people of the action, once each even when repeated. Braces are filled with what each
     * person may see.
     */
    send: (text: string) => Promise<void>
    /** Launches a case in someone's name in the action's transaction; returns its id. */
    launch: (launch: LaunchRequest) => Promise<string>
  }>

export type ActionNamed<Does extends AutomationAction['does']> = Extract<AutomationAction, { does: Does }>

/** Result of an action: a log entry, and values for its form. */
export type ActionResult = Readonly<{ result?: Json; values?: Readonly<Record<string, unknown>> }>

/**
 * Performs a kind of action. `beforehand` calls outside without locks; `act` works in the transaction that
 * records the action, so that its writes happen exactly once.
 */
export type ActionRunner<Action extends AutomationAction = AutomationAction> = Readonly<{
  beforehand?(input: ActionReadContext, action: Action): Promise<readonly InterfaceRow[]>
  act(context: ActionContext, action: Action, rows: readonly InterfaceRow[]): Promise<ActionResult>
}>

type FormulaInput = Pick<ActionReadContext, 'form' | 'values' | 'formulaContext'>

/** Evaluates formulas over a form, keyed by target field. Refuses `flowSteps.formulaFailed`. */
export function evaluateFillings(
  input: FormulaInput,
  fillings: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fillings).map(([field, formula]) => [field, evaluateFormula(input, formula, field)]),
  )
}

/**
 * Evaluates the values of a record. A target such as `lines.price` fills a column of a sub-table: a list has an
 * element per row, a single value is the same in every row. Refuses `flowSteps.formulaFailed`.
 */
export function evaluateValues(
  input: FormulaInput & Pick<ActionReadContext, 'context'>,
  fillings: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  const found = Object.entries(evaluateFillings(input, fillings))
  const tables = Map.groupBy(
    found.filter(([target]) => target.includes('.')),
    ([target]) => target.slice(0, target.indexOf('.')),
  )
  const { newId } = input.context.server
  const rows = [...tables].map(([table, filled]) => {
    const columns = filled.map(([target, value]) => [target.slice(table.length + 1), value] as const)
    return [table, rowsOfColumns(columns, newId)] as const
  })
  return Object.fromEntries([...found.filter(([target]) => !target.includes('.')), ...rows])
}

function rowsOfColumns(columns: readonly (readonly [string, unknown])[], newId: () => string) {
  const lists = columns.map(([, value]) => value).filter(Array.isArray)
  const length = lists.length === 0 ? 1 : Math.max(...lists.map((list) => list.length))
  return Array.from({ length }, (_, index) => ({
    id: newId(),
    ...Object.fromEntries(
      columns.map(([column, value]) => [column, Array.isArray(value) ? (value[index] ?? null) : value]),
    ),
  }))
}

/** Whether a condition over a form is true; an empty one is. */
export function isConditionMet(input: FormulaInput, condition: string | undefined): boolean {
  return !condition?.trim() || evaluateFormula(input, condition, condition) === true
}

function evaluateFormula(
  { form, values, formulaContext }: FormulaInput,
  text: string,
  field: string,
): unknown {
  const formula = parseFormula(text, form.scope)
  if (isProblem(formula)) throw new Refusal<RefusalCode>('flowSteps.formulaFailed', { field })

  const found = evaluate(formula, values, formulaContext)
  if (!found.ok) throw new Refusal<RefusalCode>('flowSteps.formulaFailed', { field })
  return found.value
}
