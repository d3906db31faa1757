import { contract, type RefusalCode } from '@signet/contract'
import { kindOfEvent, readCron, type TriggerDefinition } from '@signet/flow'
import { canonicalJson, Refusal } from '@signet/std'
import type { WriteContext } from '../../../cases/context.ts'
import { calendarOfTenant } from '../../../clock/working-calendar.ts'
import { type Call, serve } from '../../../http/serve.ts'
import { admitRelease } from '../../../publication/index.ts'
import { refuseUnseen } from '../../../revisions/index.ts'
import { formOfEvent } from './event-form.ts'
import { timeAfter } from './fire-due.ts'
import { listRisks, refuseIncomplete } from './trigger-problems.ts'
import {
  changeTrigger,
  lockTriggerOrRefuse,
  removeTrigger,
  type StoredTrigger,
  saveTrigger,
} from './trigger-store.ts'

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
  const trigger = await lockTriggerOrRefuse(tx, id)
  const { definition, fired } = trigger
  if (isOn) await admitTrigger(call, trigger)

  const calendar = await calendarOfTenant(tx, server)
  const nextAt = isOn ? timeAfter(definition, { after: now, fired, calendar }) : null
  await changeTrigger(tx, id, { isOn, nextAt })
  return null
})

/** Refuses an incomplete trigger, and one with red findings unless a reason is given, which is kept. */
async function admitTrigger(
  call: Call<typeof contract.triggers.turn>,
  { id, version, definition, actsAs }: StoredTrigger,
): Promise<void> {
  const { tx, input, actor, now, caller, server } = call
  refuseUnseen([definition, actsAs], input.expects)
  refuseIncomplete(definition, await formOfEvent(call, definition.event))
  await admitRelease(tx, {
    kind: 'trigger',
    subject: id,
    version,
    findings: listRisks(definition, server.words.t(caller.locale)),
    reason: input.reason,
    byId: actor.personId,
    at: now,
  })
}

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
