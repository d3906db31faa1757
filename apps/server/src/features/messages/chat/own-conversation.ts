import type { RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { findableBy } from '../../../cases/reading/findable-people.ts'
import { knownBy } from '../../../cases/reading/known-people-store.ts'
import type { Call } from '../../../http/serve.ts'
import { isColleague, maySignIn } from '../../../people/directory/index.ts'
import { refuseByRule } from '../chat-rules/index.ts'
import { askOwnLocked, findDirectId, findOwn, type OwnConversation, pairOf } from './conversation-store.ts'
import { type ChatReading, mayRead } from './who-may-read.ts'

export type ChatWriting = Pick<Call<never>, 'afterCommit'> & Omit<ChatReading, 'tx'> & Readonly<{ tx: Tx }>

/**
 * Finds a conversation that the caller is in and may read, by its id or by the colleague of a direct one. Refuses
 * `chat.notFound` for all others, so that ids tell nothing.
 */
export async function ownConversation(call: ChatReading, id: string): Promise<OwnConversation> {
  const { tx, actor } = call
  const own = await findOwn(tx, { id: await resolveId(call, id), personId: actor.personId })
  if (!own || !(await mayRead(call, own))) throw new Refusal<RefusalCode>('chat.notFound')
  return own
}

/** The same, locked: messages and members of a conversation change one after the other. */
export async function lockConversation(call: ChatWriting, id: string): Promise<OwnConversation> {
  return lockAgain(call, await ownConversation(call, id))
}

/** The same conversation once more, locked; refuses `chat.notFound` to those who left it since they found it. */
export async function lockAgain(call: ChatWriting, conversation: OwnConversation): Promise<OwnConversation> {
  return (await askLock(call, conversation))()
}

/** The same, locked by the time that the next statement has answered. */
export async function askLock(
  { tx, actor }: ChatWriting,
  { id }: OwnConversation,
): Promise<() => Promise<OwnConversation>> {
  const locked = await askOwnLocked(tx, { id, personId: actor.personId })
  return async () => {
    const own = await locked()
    if (!own) throw new Refusal<RefusalCode>('chat.notFound')
    return own
  }
}

/** The conversation that an id names: its own, or that of a colleague for the direct one. */
export async function resolveId({ tx, actor, server }: ChatReading, id: string): Promise<string> {
  const directory = await server.directories.of(actor.tenant)
  if (!directory.people.has(id)) return id
  return (await findDirectId(tx, pairOf(actor.personId, id))) ?? id
}

/** The messages up to here came before the reader, or they deleted them. */
export function hiddenSequence({
  joinedSequence,
  clearedSequence,
}: Pick<OwnConversation, 'joinedSequence' | 'clearedSequence'>): number {
  return Math.max(joinedSequence, clearedSequence)
}

export function peerIn(
  { firstId, secondId }: Pick<OwnConversation, 'firstId' | 'secondId'>,
  personId: string,
): string | null {
  return firstId === personId ? secondId : firstId
}

/**
 * Refuses `chat.personGone` for accounts that are closed, `chat.notByRule`, and `chat.notAllowed` where somebody of another company is one of
 * the two and no case connects them.
 */
export async function refuseStrangers(call: ChatReading, personId: string): Promise<void> {
  const { actor, server, tx } = call
  const directory = await server.directories.of(actor.tenant)
  if (!maySignIn(directory.people.get(personId), server.clock()))
    throw new Refusal<RefusalCode>('chat.personGone')

  await refuseByRule(call, [personId])
  const outside = [actor.personId, personId].filter((one) => directory.isExternal(one))
  for (const external of outside) {
    const knows = await knownBy({ tx, actor: { ...actor, personId: external, isExternal: true } })
    if (!knows(external === personId ? actor.personId : personId))
      throw new Refusal<RefusalCode>('chat.notAllowed')
  }
}

/** Groups are for people of the company. Refuses `organization.notFound`, `chat.notAllowed` and `chat.notByRule`. */
export async function refuseOutsiders(call: ChatReading, personIds: readonly string[]): Promise<void> {
  const directory = await call.server.directories.of(call.actor.tenant)
  const mayFind = await findableBy(call)
  await refuseByRule(call, personIds)
  for (const id of personIds) {
    if (!directory.isActive(id) || !mayFind(id)) throw new Refusal<RefusalCode>('organization.notFound')
    if (!isColleague(directory, id)) throw new Refusal<RefusalCode>('chat.notAllowed')
  }
}

/** Whether the reader is owner or administrator of a group. */
export function runsGroup({ kind, role }: Pick<OwnConversation, 'kind' | 'role'>): boolean {
  return kind === 'group' && role !== 'member'
}

/** Refuses `chat.notHere` outside of groups, and `chat.adminsOnly` to members where the group says so. */
export function refuseUnruled({ kind, isStrict, role }: OwnConversation): void {
  if (kind !== 'group') throw new Refusal<RefusalCode>('chat.notHere')
  if (isStrict && role === 'member') throw new Refusal<RefusalCode>('chat.adminsOnly')
}
