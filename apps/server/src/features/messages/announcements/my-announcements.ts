import { contract, type HandlerOutput, type RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { type ReadCall, serve } from '../../../http/serve.ts'
import { heldBy, holdersOf } from '../../../people/rights/holders.ts'
import {
  type Announcement,
  attachmentsOf,
  currentFor,
  findAnnouncement,
  holdersFor,
} from './announcement-store.ts'
import { confirmedAt, insertReading, settleNoticesOf, updateConfirmed } from './receipt-store.ts'

type Reading = Pick<ReadCall, 'tx' | 'actor' | 'server'>

/**
 * Returns a published announcement that is for the person. Refuses `notices.notFound` for those of others and for
 * drafts, and `announcements.recalled`.
 */
export async function announcementFor({ tx, actor, server }: Reading, id: string): Promise<Announcement> {
  const found = await findAnnouncement(tx, id)
  const directory = await server.directories.of(actor.tenant)
  const isForThem = found && heldBy(directory, actor.personId)(await holdersFor(tx, id))
  if (!isForThem || found.state === 'draft' || found.state === 'scheduled')
    throw new Refusal<RefusalCode>('notices.notFound')
  if (found.state === 'recalled') throw new Refusal<RefusalCode>('announcements.recalled')
  return found
}

type ReadView = NonNullable<HandlerOutput<typeof contract.notices.read>['announcement']>

/** Returns what its reader sees beside the text of an announcement. */
export async function readView({ tx, actor }: Reading, announcement: Announcement): Promise<ReadView> {
  const { id, edition, needsConfirmation } = announcement
  return {
    ...{ id, edition, needsConfirmation },
    files: await attachmentsOf(tx, id),
    confirmedAt: (await confirmedAt(tx, announcement, actor.personId)) ?? null,
  }
}

type OpenedBy = Readonly<{ personId: string; now: string }>

/** Keeps that a person opened an announcement, and settles their notices of it; returns whether one was unread. */
export async function noteReading(
  tx: Tx,
  { id, edition }: Pick<Announcement, 'id' | 'edition'>,
  { personId, now }: OpenedBy,
): Promise<boolean> {
  await insertReading(tx, { id, personId, edition, now })
  return settleNoticesOf(tx, { id, personId, now })
}

export const confirmAnnouncement = serve(contract.announcements.confirm, async (call) => {
  const { input, actor, tx, now } = call
  const { personId } = actor
  const { id, edition } = await announcementFor(call, input.id)
  if (input.edition !== edition) throw new Refusal<RefusalCode>('announcements.editedMeanwhile')

  await noteReading(tx, { id, edition }, { personId, now })
  await updateConfirmed(tx, { id, personId, edition, now })
  return null
})

export const listCurrentAnnouncements = serve(contract.announcements.current, async (call) => {
  const { actor, tx, now, server } = call
  const { personId, tenant } = actor
  const { timeZone } = server
  const held = holdersOf(await server.directories.of(tenant), personId)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(now))
  const rows = await currentFor(tx, { personId, held, today })
  return { list: rows.map(({ publishedAt, ...row }) => ({ ...row, publishedAt: publishedAt ?? now })) }
})
