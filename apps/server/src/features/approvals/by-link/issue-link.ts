import type { LinkChannel } from '@signet/flow'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { actorWithoutSession } from '../../../http/actor.ts'
import { nobodyCalling } from '../../../http/caller.ts'
import { hashToken, insertDecisionLink, newToken } from '../../../people/sessions/index.ts'
import type { Server } from '../../../server.ts'
import { decisionView } from './decision-view.ts'
import { writeLinkToken } from './link-token.ts'

export type LinkOrder = Readonly<{
  tenant: string
  personId: string
  caseId: string
  taskId: string
  channel: LinkChannel
  /** Of the browser that gets it; null for a mail. */
  session: string | null
}>

const hour = 60 * 60_000

/**
 * Makes a link by which a person decides a task once. Empty where the company does not use them, or where the task does
 * not wait for that person or asks for more than a decision.
 */
export async function issueDecisionLink(server: Server, order: LinkOrder): Promise<string> {
  const { tenant, ...link } = order
  const { hours, ...channels } = await server.settings.of(tenant, 'decisionLinks')
  if (!channels[link.channel] || server.publicUrl === undefined) return ''
  if (!(await isDecidable(server, order))) return ''

  const secret = newToken(server.random)
  const now = server.clock()
  const times = { sentAt: isoOf(now), expiresAt: isoOf(now + hours * hour) }
  await insertDecisionLink(server.db.tenant(tenant), { hash: hashToken(secret), ...link, ...times })
  // Behind `#` the token reaches no log of a server and no `Referer`.
  return new URL(`/pages/login/decide#${writeLinkToken(tenant, secret)}`, server.publicUrl).href
}

async function isDecidable(
  server: Server,
  { tenant, personId, caseId, taskId }: LinkOrder,
): Promise<boolean> {
  const context = {
    tx: server.db.tenant(tenant),
    actor: actorWithoutSession({ personId, tenant, isAdministrator: false }),
    now: isoOf(server.clock()),
    tell: () => undefined,
    caller: nobodyCalling(''),
    server,
  }
  try {
    return (await decisionView(context, { caseId, taskId })).need === ''
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
