import { contract, type RefusalCode, ScheduleInput } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { personRef } from '../../people/directory/index.ts'
import { categoryNames } from './categories.ts'
import { entryView } from './entry-view.ts'
import { myEntry } from './my-entry.ts'
import { mayChange } from './policy.ts'
import { filesOf } from './schedule-file-store.ts'

export const openEntry = serve(contract.schedules.open, async (call) => {
  const { input, actor, server, tx, caller } = call
  const entry = await myEntry(call, input.id)
  if (entry.scheduleId !== input.groupId) throw new Refusal<RefusalCode>('schedules.notFound')

  const directory = await server.directories.of(actor.tenant)
  const categoryName = await categoryNames(tx, caller.locale)
  const { content, category, reminder, repetition, repeatsUntil, people } = entry
  return {
    ...entryView({ directory, categoryName }, entry),
    ...{ content, category, repetition, repeatsUntil },
    files: await filesOf(tx, entry.scheduleId),
    reminder: ScheduleInput.shape.reminder.parse(reminder),
    participants: people.map(personRef(directory)),
    can: { edit: mayChange(actor.personId, entry), remove: true },
  }
})
