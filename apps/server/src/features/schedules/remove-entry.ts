import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { forgetEntries } from './forget-entries.ts'
import { meantEntries } from './meant-entries.ts'
import { holdMyEntry } from './my-entry.ts'
import { mayChange } from './policy.ts'
import { leaveEntries, peopleOf } from './schedule-store.ts'
import { tellParticipants } from './tell-participants.ts'

/** The creator cancels an entry; a participant leaves it for the others. */
export const removeEntry = serve(contract.schedules.remove, async (call) => {
  const { input, tx, actor, server } = call
  const entry = await holdMyEntry(call, input.id)
  const ids = (await meantEntries(tx, entry, input.which)).map(({ id }) => id)
  if (!mayChange(actor.personId, entry)) {
    await leaveEntries(tx, actor.personId, ids)
    return null
  }

  const people = await peopleOf(tx, ids)
  await forgetEntries(tx, { scheduleId: entry.scheduleId, ids, at: server.clock() })
  const { id, scheduleId: groupId, title } = entry
  await tellParticipants(call, { what: 'calledOff', entry: { id, groupId, title }, people })
  return null
})
