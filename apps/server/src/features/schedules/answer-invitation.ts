import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { listAffectedEntries } from './edit-entry.ts'
import { lockMyEntry, mayAnswer } from './my-entry.ts'
import { updateAnswers } from './participant-store.ts'
import { tellParticipants } from './tell-participants.ts'

/** Answers an invitation and notifies its creator of a new answer. */
export const answerInvitation = serve(contract.schedules.answer, async (call) => {
  const { input, tx, actor } = call
  const entry = await lockMyEntry(call, input.id)
  if (!mayAnswer(actor.personId, entry)) throw new Refusal<RefusalCode>('schedules.yourOwn')

  const ids = (await listAffectedEntries(tx, entry, input.which)).map(({ id }) => id)
  const { id, scheduleId: groupId, title, creatorId } = entry
  const { answer } = input
  if (await updateAnswers(tx, { personId: actor.personId, answer, ids }))
    await tellParticipants(call, { what: answer, entry: { id, groupId, title }, people: [creatorId] })
  return null
})
