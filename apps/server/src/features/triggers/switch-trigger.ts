import { contract } from '@signet/contract'
import { calendarOfTenant } from '../../clock/working-calendar/calendar-of-tenant.ts'
import { serve } from '../../http/serve.ts'
import { timeAfter } from './fire-due.ts'
import { formOfEvent } from './form-about.ts'
import { heldTrigger } from './known-trigger.ts'
import { refuseIncomplete } from './refuse-incomplete.ts'
import { changeTrigger } from './trigger-store.ts'

/** Switches a trigger on or off; a schedule starts now and makes up for no missed times. */
export const switchTrigger = serve(contract.triggers.turn, async (call) => {
  const { tx, now, server } = call
  const { id, isOn } = call.input
  const { definition, fired } = await heldTrigger(tx, id)
  if (isOn) refuseIncomplete(definition, await formOfEvent(call, definition.event))

  const calendar = await calendarOfTenant(tx, server)
  const nextAt = isOn ? timeAfter(definition, { after: now, fired, calendar }) : null
  await changeTrigger(tx, id, { isOn, nextAt })
  return null
})
