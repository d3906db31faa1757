import { contract, type RefusalCode } from '@signet/contract'
import { canonicalJson, Refusal } from '@signet/std'
import { calendarOfTenant } from '../../clock/working-calendar/calendar-of-tenant.ts'
import { serve } from '../../http/serve.ts'
import { timeAfter } from './fire-due.ts'
import { formOfEvent } from './form-about.ts'
import { heldTrigger } from './known-trigger.ts'
import { refuseIncomplete } from './refuse-incomplete.ts'
import { changeTrigger } from './trigger-store.ts'
import { writeTrigger } from './write-trigger.ts'

export const save = serve(contract.triggers.save, async (call) => {
  const { tx, input, server, actor, now } = call
  const { id, definition } = input
  const before = await heldTrigger(tx, id)
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
