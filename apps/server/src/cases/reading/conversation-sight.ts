import { blockedAmong } from '../../people/rights/chat-block-store.ts'
import { knownBy } from './known-people-store.ts'
import type { CaseReader } from './load-visible-case.ts'
import { readableAmong } from './readers-among.ts'

/** What of a conversation decides who may read it. */
export type Sighted = Readonly<{
  id: string
  kind: 'direct' | 'group' | 'case'
  caseId: string | null
  firstId: string | null
  secondId: string | null
}>

/**
 * Which of some conversations the acting person, a member, may not read now: those about cases that they may not open,
 * those with people whom they blocked, and for somebody of another company those with people whom neither a case nor an
 * invitation connects to them any more.
 */
export async function closedAmong(
  context: CaseReader,
  conversations: readonly Sighted[],
): Promise<ReadonlySet<string>> {
  const { personId, isExternal } = context.actor
  const blocked = await blockedIn(context, conversations)
  const caseIds = conversations.flatMap(({ caseId }) => caseId ?? [])
  const readable = await readableAmong(context, caseIds)
  const knows = isExternal ? await knownBy(context) : () => true
  const isOpen = ({ kind, caseId, firstId, secondId }: Sighted) => {
    if (kind === 'case') return readable.has(caseId ?? '')
    const peer = (firstId === personId ? secondId : firstId) ?? ''
    return kind !== 'direct' || (knows(peer) && !blocked.has(peer))
  }
  return new Set(conversations.flatMap((one) => (isOpen(one) ? [] : one.id)))
}

/** Blocks count where one of the two is of another company. */
async function blockedIn(
  { tx, actor, server }: CaseReader,
  conversations: readonly Sighted[],
): Promise<ReadonlySet<string>> {
  const { personId, tenant, isExternal } = actor
  const { isExternal: isOutside } = await server.directories.of(tenant)
  const peers = conversations.flatMap(({ kind, firstId, secondId }) =>
    kind === 'direct' ? ((firstId === personId ? secondId : firstId) ?? []) : [],
  )
  return blockedAmong(
    tx,
    personId,
    peers.filter((peer) => isExternal || isOutside(peer)),
  )
}
