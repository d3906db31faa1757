import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { daysLeft, findPassword, passwordPolicy } from '../../people/sessions/index.ts'

/** Sends one notice for each password that is near its end. */
export const passwordMessage = serve(contract.session.passwordMessage, async (call) => {
  const { actor, tx, server, now, tell } = call
  const policy = await passwordPolicy(server, actor.tenant)
  if (policy.days === 0) return null
  const stored = await findPassword(tx, actor.personId)
  const days = stored && daysLeft(policy, stored.changedAt, Date.parse(now))
  if (!stored || days === undefined) return null

  tell({
    topic: 'notice',
    body: {
      toPersonIds: [actor.personId],
      kind: 'system',
      titleKey: 'account.notice.passwordEnds',
      titleParams: { days },
      fact: `passwordEnds:${actor.personId}:${stored.changedAt}`,
    },
  })
  return null
})
