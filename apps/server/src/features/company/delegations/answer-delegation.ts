import { contract, type Endpoint, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { type Call, serve } from '../../../http/serve.ts'
import { announcePermissions } from '../../../people/rights/announce-permissions.ts'
import type { StoredDelegation } from '../../../people/rights/delegation-store.ts'
import { saveAnswer as answer, markStopped } from './delegation-change-store.ts'
import { delegationStatus, isInForce, listNumber, lockOwnDelegation } from './delegation-status.ts'

export const answerDelegation = serve(contract.delegations.answer, async (call) => {
  const { input, actor, tx, now, tell, server } = call
  const { personId } = actor
  const stored = await lockOwnDelegation(call, input.id)
  const own = stored.to.find(({ person }) => person === personId)
  if (own === undefined) throw new Refusal<RefusalCode>('delegations.notFound')
  const { status, may } = delegationStatus(stored, { ...actor, now })
  if (status === 'stopped' || status === 'over') throw new Refusal<RefusalCode>('delegations.alreadyOver')
  if (!(input.answer === 'accepted' ? may.accept : may.refuse))
    throw new Refusal<RefusalCode>('delegations.answered')

  await answer(tx, { ...input, personId, now })
  const others = stored.to.filter(({ person }) => person !== personId)
  const isRefusedByAll = input.answer === 'refused' && others.every((one) => one.answer === 'refused')
  if (isRefusedByAll) await markStopped(tx, { id: stored.id, now })
  await server.directories.changed({ ...call, tenant: actor.tenant })
  announcePermissions(call, agentsAmong([own.answer, input.answer], stored, call))
  const directory = await server.directories.of(actor.tenant)
  tell({
    topic: 'notice',
    body: {
      toPersonIds: [stored.fromId],
      kind: 'flow',
      titleKey: `delegations.notice.${input.answer}`,
      titleParams: { person: directory.nameOf(personId), kind: stored.kind },
      senderId: personId,
      delegation: listNumber(stored.kind, 'mine'),
      fact: `delegation:${stored.id}:${input.answer}:${personId}:${now}`,
    },
  })
  return null
})

type AnswerCall = Pick<Call<Endpoint>, 'actor' | 'now'>

/** Returns the caller if their permissions differ by an answer: it is or was "accepted", and the time has come. */
function agentsAmong(answers: readonly string[], stored: StoredDelegation, { actor, now }: AnswerCall) {
  const isActive = isInForce({ start: stored.startsAt, end: stored.endsAt }, now)
  return isActive && answers.includes('accepted') ? [actor.personId] : []
}
