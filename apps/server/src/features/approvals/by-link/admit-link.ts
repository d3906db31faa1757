import type { RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { Refusal } from '@signet/std'
import { type Actor, noArea } from '../../../http/actor.ts'
import type { Caller } from '../../../http/caller.ts'
import { maySignIn } from '../../../people/directory/index.ts'
import {
  type DecisionLink,
  findDecisionLink,
  hashToken,
  refuseForeignNetwork,
} from '../../../people/sessions/index.ts'
import { isOpenTenant } from '../../../people/tenants/index.ts'
import type { Server } from '../../../server.ts'
import { readLinkToken } from './link-token.ts'

type LinkCall = Readonly<{ input: Readonly<{ link: string }>; server: Server; caller: Caller; now: string }>

export type AdmittedLink = Readonly<{ tenant: string; link: DecisionLink; actor: Actor }>

/**
 * Finds a link and its person, whether or not it was used. Refuses `decisionLinks.notFound`, `.off`, `.ended`, and
 * `session.networkRefused` and `session.disabled` as a sign-in does.
 */
export async function admitLink({ input, server, caller }: LinkCall): Promise<AdmittedLink> {
  const token = readLinkToken(input.link)
  if (!token || !(await isOpenTenant(server.db, token.tenant))) refuse('notFound')

  const { tenant } = token
  const link = await findDecisionLink(server.db.tenant(tenant), hashToken(token.secret))
  if (!link) refuse('notFound')
  await refuseForeignNetwork(server.settings, tenant, caller.ip)
  if (!(await server.settings.of(tenant, 'decisionLinks'))[link.channel]) refuse('off')
  await refuseEnded(server, link)
  return { tenant, link, actor: await actorOfLink(server, tenant, link) }
}

/** A link of a browser ends with the browser's session too. */
async function refuseEnded({ sessions }: Server, { endedAt, session }: DecisionLink): Promise<void> {
  const ended = session === null ? [] : await sessions.endedAmong([session])
  if (endedAt !== null || ended.length > 0) refuse('ended')
}

/** Without the rights of an administrator: a link decides a task of its person and nothing else. */
async function actorOfLink({ directories, clock }: Server, tenant: string, { personId }: DecisionLink) {
  const directory = await directories.of(tenant)
  if (!maySignIn(directory.people.get(personId), clock())) throw new Refusal<RefusalCode>('session.disabled')
  const isExternal = directory.isExternal(personId)
  return {
    personId,
    tenant,
    isAdministrator: false,
    isExternal,
    areas: noArea,
    device: 'web',
    session: '',
  } as const
}

/** Refuses a link that was used or whose time is over. */
export function refuseSpent({ usedAt, expiresAt }: DecisionLink, now: string): void {
  if (usedAt !== null) refuse('used')
  if (Date.parse(expiresAt) <= Date.parse(now)) refuse('expired')
}

type Repetition = Pick<DecisionLink, 'tokenHash' | 'attempt' | 'decision'> & Readonly<{ now: string }>

/** Returns a link that the same attempt has used up meanwhile. Refuses others, for the reason that their row has now. */
export async function refuseTaken(
  tx: Reader,
  { tokenHash, attempt, decision, now }: Repetition,
): Promise<DecisionLink> {
  const stored = await findDecisionLink(tx, tokenHash)
  if (!stored) return refuse('notFound')
  if (stored.attempt === attempt && stored.decision === decision) return stored
  refuseSpent(stored, now)
  return refuse('ended')
}

function refuse(why: 'notFound' | 'off' | 'ended' | 'used' | 'expired'): never {
  throw new Refusal<RefusalCode>(`decisionLinks.${why}`)
}
