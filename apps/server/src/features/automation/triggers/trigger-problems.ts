import type { RefusalCode, ReleaseFinding } from '@signet/contract'
import { type AutomationAction, kindOfAction, kindOfEvent, type TriggerDefinition } from '@signet/flow'
import type { FormPlan } from '@signet/form'
import { isProblem, parseFormula } from '@signet/formula'
import type { Translate } from '@signet/i18n'
import { Refusal } from '@signet/std'

/** Refuses a trigger with an incomplete event, condition or action. */
export function refuseIncomplete(definition: TriggerDefinition, form: FormPlan): void {
  const [first] = listProblems(definition, form)
  if (first) throw first
}

/** Returns everything that keeps a trigger from being switched on. */
export function listProblems(
  { event, condition, actions }: TriggerDefinition,
  form: FormPlan,
): readonly Refusal<RefusalCode>[] {
  const isConditionWrong =
    condition.trim() !== '' && isProblem(parseFormula(condition, form.scope, 'boolean'))
  return [
    ...(kindOfEvent(event).isWhole(event) ? [] : [new Refusal<RefusalCode>('triggers.eventIncomplete')]),
    ...(isConditionWrong ? [new Refusal<RefusalCode>('triggers.conditionWrong')] : []),
    ...(actions.length > 0 ? [] : [new Refusal<RefusalCode>('triggers.nothingToDo')]),
    ...actions.flatMap((action, at) => problemsOfAction(action, form, at + 1)),
  ]
}

function problemsOfAction(
  action: AutomationAction,
  form: FormPlan,
  place: number,
): readonly Refusal<RefusalCode>[] {
  const kind = kindOfAction(action)
  const isFilled = kind.brings(action).every((field) => form.byPath.has(field))
  const isFound = kind.people(action).every((source) => !ofCases.has(source.kind))
  if (!kind.isWhole(action) || !isFilled || !isFound)
    return [new Refusal<RefusalCode>('triggers.actionIncomplete', { place })]

  return kind
    .formulas(action)
    .filter(({ formula }) => isProblem(parseFormula(formula, form.scope)))
    .map(({ fills }) => new Refusal<RefusalCode>('triggers.formulaWrong', { place, field: fills }))
}

/** Sources of people that depend on the history of a case. */
const ofCases: ReadonlySet<string> = new Set(['handledAt', 'dataInterface'])

/** Changes of records by actions, as an event names them. */
const changesBy: ReadonlyMap<AutomationAction['does'], string> = new Map([
  ['addRecord', 'added'],
  ['updateRecords', 'updated'],
  ['deleteRecords', 'deleted'],
])

/** Red is an action that sets off its own trigger on every run; with a condition it is worth knowing. */
export function listRisks(
  { event, condition, actions }: TriggerDefinition,
  t: Translate,
): readonly ReleaseFinding[] {
  const about = kindOfEvent(event).about(event)?.id
  const changes: ReadonlySet<string> = new Set('changes' in event ? event.changes : [])
  return actions.flatMap((action, at) => {
    const change = changesBy.get(action.does)
    const isOwn = 'form' in action && action.form === about && change !== undefined && changes.has(change)
    if (!isOwn) return []
    const severity = condition.trim() === '' ? 'red' : 'notice'
    const message = t('triggers.finding.setsItselfOff', { at: at + 1 })
    return [{ severity, code: 'setsItselfOff', message, parts: [] } as const]
  })
}
