import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { requireFreshSignIn } from '../../../people/sessions/index.ts'

/** The person reads who looked and why; refused attempts to change something are in the log with the viewer's name. */
export const viewAs = serve(contract.people.viewAs, async (call) => {
  const { input, actor, caller, now, server, tell } = call
  const { id: personId, reason } = input
  const { tenant, personId: viewerId } = actor
  if (personId === viewerId) throw new Refusal<RefusalCode>('organization.viewYourself')
  const directory = await server.directories.of(tenant)
  if (!directory.people.has(personId)) throw new Refusal<RefusalCode>('organization.notFound')
  if (!directory.isActive(personId)) throw new Refusal<RefusalCode>('session.disabled')
  await requireFreshSignIn(call)

  tell({
    topic: 'notice',
    body: {
      toPersonIds: [personId],
      kind: 'system',
      titleKey: 'account.notice.viewed',
      titleParams: { name: directory.nameOf(viewerId) },
      body: reason,
      fact: `viewed:${personId}:${viewerId}:${now}`,
    },
  })
  const { ip: address, userAgent } = caller
  return { token: await server.sessions.openView({ tenant, personId, viewerId, address, userAgent }) }
})
