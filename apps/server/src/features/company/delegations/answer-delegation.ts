import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { saveAnswer as answer, markStopped } from './delegation-change-store.ts'
import { delegationStatus, listNumber, lockOwnDelegation } from './delegation-status.ts'

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
