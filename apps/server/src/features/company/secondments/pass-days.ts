import { processLeased } from '../../../clock/lease.ts'
import { endOfDay, startOfDay } from '../../../clock/local-days.ts'
import { type TenantWork, workInTenant } from '../../../clock/work-in-tenant.ts'
import { type Actor, actorWithoutSession } from '../../../http/actor.ts'
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
export function passSecondments(server: Server, tenant: string): Promise<boolean> {
  const db = server.db.tenant(tenant)
  return processLeased(server, {
    tenant,
    column,
    take: (lease) => takeDue(db, { ...lease, most: atOnce }),
    idOf: ({ id }) => id,
    inOrder: true,
    work: ({ id }) => passOne(server, tenant, id),
  })
}

async function passOne(server: Server, tenant: string, id: string): Promise<void> {
  await workInTenant(server, tenant, async (work) => {
    await server.directories.changed({ ...work, tenant })
    const secondment = await lockSecondment(work.tx, id)
    if (!secondment) return
    const actor = actorWithoutSession({ personId: secondment.plannedBy, tenant, isAdministrator: true })
    await passDay({ ...work, server, actor }, secondment)
  })
}

export type DayContext = TenantWork & Readonly<{ server: Server; actor: Actor }>

/**
 * Begins or ends a locked secondment if its time has come; the person hears of it. Call it after `directories.changed`.
 * One whose post was closed meanwhile is cancelled, and the planner hears of it.
 */
export async function passDay(context: DayContext, secondment: StoredSecondment): Promise<void> {
  const { server, tx, now } = context
  const endsAt = endOfDay(secondment.lastDay, server.timeZone)
  if (secondment.state === 'planned' && startOfDay(secondment.firstDay, server.timeZone) <= now) {
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
