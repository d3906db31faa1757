import { contract } from '@signet/contract'
import { serveAnyone } from '../../../http/serve-anyone.ts'
import type { Server } from '../../../server.ts'
import type { LinkOrder } from './issue-link.ts'

/** Shows what a link asks. It decides nothing, since programs that check mails open what they find in them. */
const openDecisionLink = serveAnyone(
  contract.decisionLinks.open,
  async (call) => (await import('./decide-by-link.ts')).openLink(call),
  { perMinute: 60 },
)

const decideByLink = serveAnyone(
  contract.decisionLinks.decide,
  async (call) => (await import('./decide-by-link.ts')).decideByLink(call),
  { perMinute: 30 },
)

export const linkRoutes = [openDecisionLink, decideByLink]

/** Loads `issueDecisionLink` with the first message that carries a link. */
export async function issueDecisionLink(server: Server, order: LinkOrder): Promise<string> {
  return (await import('./issue-link.ts')).issueDecisionLink(server, order)
}
