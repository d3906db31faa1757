import { contract, type RefusalCode } from '@signet/contract'
import {
  type AutomationAction,
  kindOfAction,
  kindOfEvent,
  readCron,
  type TriggerDefinition,
} from '@signet/flow'
import type { FormPlan } from '@signet/form'
import { isProblem, parseFormula } from '@signet/formula'
import { canonicalJson, Refusal } from '@signet/std'
import type { WriteContext } from '../../../cases/context.ts'
import { calendarOfTenant } from '../../../clock/working-calendar.ts'
import { serve } from '../../../http/serve.ts'
import { formOfEvent } from './event-form.ts'
import { timeAfter } from './fire-due.ts'
import { changeTrigger, lockTriggerOrRefuse, removeTrigger, saveTrigger } from './trigger-store.ts'

export const createTrigger = serve(contract.triggers.create, async (call) => {
  const id = call.server.newId()
  await writeTrigger(call, { ...call.input, id, version: 1, nextAt: null })
  return { id, version: 1 }
})

export const saveChangedTrigger = serve(contract.triggers.save, async (call) => {
  const { tx, input, server, actor, now } = call
  const { id, definition } = input
  const before = await lockTriggerOrRefuse(tx, id)
  if (before.version !== input.version) {
    const directory = await server.directories.of(actor.tenant)
    const person = directory.nameOf(before.changedBy)
    throw new Refusal<RefusalCode>('triggers.changedMeanwhile', { person })
  }
  if (before.isOn) refuseIncomplete(definition, await formOfEvent(call, definition.event))

  const version = before.version + 1
  const isSameEvent = canonicalJson(before.definition.event) === canonicalJson(definition.event)
  const fired = isSameEvent ? before.fired : 0
  const calendar = await calendarOfTenant(tx, server)
  const nextAt = isSameEvent ? before.nextAt : timeAfter(definition, { after: now, fired, calendar })
  await writeTrigger(call, { ...input, version, nextAt })
  await changeTrigger(tx, id, { fired })
  return { id, version }
})

/** Switches a trigger on or off; a schedule starts now and makes up for no missed times. */
export const switchTrigger = serve(contract.triggers.turn, async (call) => {
  const { tx, now, server } = call
  const { id, isOn } = call.input
  const { definition, fired } = await lockTriggerOrRefuse(tx, id)
  if (isOn) refuseIncomplete(definition, await formOfEvent(call, definition.event))

  const calendar = await calendarOfTenant(tx, server)
  const nextAt = isOn ? timeAfter(definition, { after: now, fired, calendar }) : null
  await changeTrigger(tx, id, { isOn, nextAt })
  return null
})

export const deleteTrigger = serve(contract.triggers.remove, async ({ tx, input }) => {
  await lockTriggerOrRefuse(tx, input.id)
  await removeTrigger(tx, input.id)
  return null
})

type TriggerInput = Readonly<{
  id: string
  name: string
  version: number
  definition: TriggerDefinition
  /** Defaults to the author. */
  actsAs?: string | undefined
  nextAt: string | null
}>

/**
 * Stores a version of a trigger. Refuses `triggers.personGone` when the acting person has left, and invalid
 * cron expressions as `readCron` does.
 */
async function writeTrigger(
  { tx, actor, now, server }: Pick<WriteContext, 'tx' | 'actor' | 'now' | 'server'>,
  { definition, actsAs = actor.personId, ...written }: TriggerInput,
): Promise<void> {
  const directory = await server.directories.of(actor.tenant)
  if (!directory.isActive(actsAs)) throw new Refusal<RefusalCode>('triggers.personGone')

  const { event } = definition
  if (event.kind === 'time' && event.schedule.every === 'cron') readCron(event.schedule.expression)
  const hears = kindOfEvent(event).hears(event)
  await saveTrigger(tx, {
    ...written,
    definition,
    actsAs,
    eventKind: event.kind,
    hears,
    by: actor.personId,
    now,
  })
}

/** Refuses a trigger with an incomplete event, condition or action. */
function refuseIncomplete({ event, condition, actions }: TriggerDefinition, form: FormPlan): void {
  if (!kindOfEvent(event).isWhole(event)) throw new Refusal<RefusalCode>('triggers.eventIncomplete')
  if (condition.trim() !== '' && isProblem(parseFormula(condition, form.scope, 'boolean')))
    throw new Refusal<RefusalCode>('triggers.conditionWrong')
  if (actions.length === 0) throw new Refusal<RefusalCode>('triggers.nothingToDo')
  for (const [at, action] of actions.entries()) refuseIncompleteAction(action, form, at + 1)
}

function refuseIncompleteAction(action: AutomationAction, form: FormPlan, index: number): void {
  const kind = kindOfAction(action)
  const isFilled = kind.brings(action).every((field) => form.byPath.has(field))
  const isFound = kind.people(action).every((source) => !ofCases.has(source.kind))
  if (!kind.isWhole(action) || !isFilled || !isFound)
    throw new Refusal<RefusalCode>('triggers.actionIncomplete', { place: index })

  const wrong = kind.formulas(action).find(({ formula }) => isProblem(parseFormula(formula, form.scope)))
  if (wrong) throw new Refusal<RefusalCode>('triggers.formulaWrong', { place: index, field: wrong.fills })
}

/** Sources of people that depend on the history of a case. */
const ofCases: ReadonlySet<string> = new Set(['handledAt', 'dataInterface'])
