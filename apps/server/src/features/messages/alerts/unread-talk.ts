import { closedAmong } from '../../../cases/reading/conversation-sight.ts'
import { isoOf } from '../../../clock/clock.ts'
import { actorWithoutSession } from '../../../http/actor.ts'
import type { Server } from '../../../server.ts'
import { findTalk, loadBehind, type Unalerted } from './alert-store.ts'

type Talk = NonNullable<Awaited<ReturnType<typeof findTalk>>>
type Behind = NonNullable<Awaited<ReturnType<typeof loadBehind>>>

/** What a member of a conversation has not read. */
export type UnreadTalk = Behind & Readonly<{ talk: Talk }>

/** Undefined where everything is read, recalled or no longer theirs to read. */
export async function unreadTalk(
  { server, tenant }: Readonly<{ server: Server; tenant: string }>,
  of: Unalerted,
): Promise<UnreadTalk | undefined> {
  const db = server.db.tenant(tenant)
  const talk = await findTalk(db, of)
  if (!talk) return undefined
  const behind = await loadBehind(db, { ...of, seen: talk.seen })
  if (!behind || (await isClosed({ server, tenant }, of, talk))) return undefined
  return { ...behind, talk }
}

async function isClosed(
  { server, tenant }: Readonly<{ server: Server; tenant: string }>,
  { personId }: Unalerted,
  talk: Talk,
): Promise<boolean> {
  const directory = await server.directories.of(tenant)
  const actor = {
    ...actorWithoutSession({ personId, tenant, isAdministrator: false }),
    isExternal: directory.isExternal(personId),
  }
  const reading = { tx: server.db.tenant(tenant), server, actor, now: isoOf(server.clock()) }
  return (await closedAmong(reading, [talk])).has(talk.id)
}
