import type { RefusalCode } from '@signet/contract'
import { type AutomationAction, kindOfAction, kindOfEvent, type TriggerDefinition } from '@signet/flow'
import type { FormPlan } from '@signet/form'
import { isProblem, parseFormula } from '@signet/formula'
import { Refusal } from '@signet/std'

/** Refuses a trigger with an incomplete event, condition or action. */
export function refuseIncomplete({ event, condition, actions }: TriggerDefinition, form: FormPlan): void {
  if (!kindOfEvent(event).isWhole(event)) throw new Refusal<RefusalCode>('triggers.eventIncomplete')
  if (condition.trim() !== '' && isProblem(parseFormula(condition, form.scope, 'boolean')))
    throw new Refusal<RefusalCode>('triggers.conditionWrong')
  if (actions.length === 0) throw new Refusal<RefusalCode>('triggers.nothingToDo')
  for (const [at, action] of actions.entries()) refuseIncompleteAction(action, form, at + 1)
}

function refuseIncompleteAction(action: AutomationAction, form: FormPlan, place: number): void {
  const kind = kindOfAction(action)
  const isFilled = kind.brings(action).every((field) => form.byPath.has(field))
  const isFound = kind.people(action).every((source) => !ofCases.has(source.kind))
  if (!kind.isWhole(action) || !isFilled || !isFound)
    throw new Refusal<RefusalCode>('triggers.actionIncomplete', { place })

  const wrong = kind.formulas(action).find(({ formula }) => isProblem(parseFormula(formula, form.scope)))
  if (wrong) throw new Refusal<RefusalCode>('triggers.formulaWrong', { place, field: wrong.fills })
}

/** Sources of people that depend on the history of a case. */
const ofCases: ReadonlySet<string> = new Set(['handledAt', 'dataInterface'])
