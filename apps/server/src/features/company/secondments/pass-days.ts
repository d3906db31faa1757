import { instantOfValue } from '@signet/flow'
import { isoOf } from '../../../clock/clock.ts'
import { processLeased } from '../../../clock/lease.ts'
import type { OutboxFact } from '../../../clock/outbox/facts.ts'
import { type Actor, actorWithoutSession } from '../../../http/actor.ts'
import type { Directories } from '../../../people/directory/index.ts'
import { announcePermissions } from '../../../people/rights/announce-permissions.ts'
import type { Server } from '../../../server.ts'
import {
  lockSecondment,
  markCancelled,
  markEnded,
  markRunning,
  type StoredSecondment,
  takeDue,
} from './secondment-store.ts'

const column = { table: 'secondment', id: 'id', until: 'due_at' }
const atOnce = 20

/** Begins and ends the secondments whose day has come, each in its own transaction. */
export async function passSecondments(server: Server, tenant: string): Promise<void> {
  const db = server.db.tenant(tenant)
  await processLeased(server, {
    tenant,
    column,
    take: (lease) => takeDue(db, { ...lease, most: atOnce }),
    idOf: ({ id }) => id,
    inOrder: true,
    work: ({ id }) => passOne(server, tenant, id),
  })
}

async function passOne(server: Server, tenant: string, id: string): Promise<void> {
  const now = isoOf(server.clock())
  const facts: OutboxFact[] = []
  const later: (() => void)[] = []
  await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      const afterCommit = (run: () => void) => later.push(run)
      await server.directories.changed({ tenant, tx, afterCommit })
      const secondment = await lockSecondment(tx, id)
      if (!secondment) return
      const actor = actorWithoutSession({ personId: secondment.plannedBy, tenant, isAdministrator: true })
      const tell = (fact: OutboxFact) => facts.push(fact)
      await passDay({ server, tx, actor, now, tell, afterCommit }, secondment)
      await server.outbox.write(tx, facts, now)
    })
  for (const run of later) run()
  if (facts.length > 0) server.outbox.wake(tenant)
}

export type DayContext = Readonly<{
  server: Server
  tx: Parameters<Directories['within']>[0]
  actor: Actor
  now: string
  tell: (fact: OutboxFact) => void
  afterCommit: (run: () => void) => void
}>

/**
 * Begins or ends a locked secondment if its time has come; the person hears of it. Call it after `directories.changed`.
 * One whose post was closed meanwhile is cancelled, and the planner hears of it.
 */
export async function passDay(context: DayContext, secondment: StoredSecondment): Promise<void> {
  const { server, tx, now } = context
  const endsAt = startOf(dayAfter(secondment.lastDay), server.timeZone)
  if (secondment.state === 'planned' && startOf(secondment.firstDay, server.timeZone) <= now) {
    if (await isPostClosed(context, secondment)) {
      await markCancelled(tx, secondment.id)
      await announce(context, secondment, 'failed')
    } else {
      await markRunning(tx, secondment, endsAt)
      await announce(context, secondment, 'began')
    }
  } else if (secondment.state === 'running' && endsAt <= now) {
    await markEnded(tx, secondment, secondment.lastDay)
    await announce(context, secondment, 'ended')
  }
}

async function isPostClosed({ server, actor }: DayContext, { postId }: StoredSecondment): Promise<boolean> {
  const { posts } = await server.directories.of(actor.tenant)
  return posts.get(postId)?.isClosed ?? true
}

const titleKeys = {
  began: 'secondments.notice.began',
  ended: 'secondments.notice.ended',
  failed: 'secondments.notice.failed',
} as const

/** Tells the person, of a failure the planner, and refreshes what the person has open. */
export async function announce(
  context: DayContext,
  { id, personId, postId, plannedBy, lastDay }: StoredSecondment,
  event: keyof typeof titleKeys,
): Promise<void> {
  const { server, actor, tell } = context
  const directory = await server.directories.of(actor.tenant)
  const post = directory.posts.get(postId)
  const department = directory.organizations.get(post?.organizationId ?? '')?.name ?? ''
  announcePermissions(context, [personId])
  tell({
    topic: 'notice',
    body: {
      toPersonIds: [event === 'failed' ? plannedBy : personId],
      kind: 'system',
      titleKey: titleKeys[event],
      titleParams: { name: directory.nameOf(personId), department, post: post?.name ?? '', day: lastDay },
      fact: `secondment:${id}:${event}`,
    },
  })
}

export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

/** Returns when a day begins in a time zone. */
export function startOf(day: string, timeZone: string): string {
  const begins = instantOfValue(`${day}T00:00`, timeZone)
  if (begins === undefined) throw new Error(`no such day: ${day}`)
  return new Date(begins).toISOString()
}
