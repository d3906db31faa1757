import { contract, type RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import type { OutboxFact } from '../../../clock/outbox/facts.ts'
import { workInTenant } from '../../../clock/work-in-tenant.ts'
import { serve } from '../../../http/serve.ts'
import type { Server } from '../../../server.ts'
import {
  type Announcement,
  insertEdition,
  lockAnnouncement,
  lockDue,
  updateAnnouncement,
} from './announcement-store.ts'
import { audienceOf, noticesFor } from './audience.ts'
import { deleteNoticesOf, peopleBehind, recallNotices } from './receipt-store.ts'
import { lockRevision } from './write-announcements.ts'

export const releaseAnnouncement = serve(contract.announcements.release, async (call) => {
  const { input, actor, tx, now, server, tell } = call
  const found = await lockRevision(tx, input)
  if (found.state === 'recalled') throw new Refusal<RefusalCode>('announcements.recalled')
  if (found.state === 'published') throw new Refusal<RefusalCode>('announcements.isPublished')

  const people = await audienceOf(tx, await server.directories.of(actor.tenant), input.id)
  if (people.length === 0) throw new Refusal<RefusalCode>('announcements.noReaders')
  const { at } = input
  if (at === null) {
    for (const fact of await publish(tx, { announcement: found, people, now })) tell(fact)
    return null
  }
  if (Date.parse(at) <= Date.parse(now)) throw new Refusal<RefusalCode>('announcements.past')
  await updateAnnouncement(tx, input.id, { state: 'scheduled', publishAt: at, changedAt: now })
  return null
})

type Publication = Readonly<{ announcement: Announcement; people: readonly string[]; now: string }>

/** Publishes a locked announcement; returns what its readers are to be sent. */
async function publish(tx: Tx, { announcement, people, now }: Publication): Promise<readonly OutboxFact[]> {
  const { id, title, body, authorId: editorId } = announcement
  const edition = announcement.edition + 1
  await updateAnnouncement(tx, id, {
    ...{ state: 'published', publishAt: null, publishedAt: now, changedAt: now },
    ...{ edition, askedEdition: edition },
  })
  await insertEdition(tx, { announcementId: id, edition, title, body, editorId, at: now })
  return noticesFor({ announcement: { ...announcement, edition }, people, what: 'published', now })
}

/** Publishes what waited for its time, each once even with several nodes. */
export async function publishDue(server: Server, tenant: string): Promise<boolean> {
  const isPublished = await workInTenant(server, tenant, async ({ tx, now, tell }) => {
    const announcement = await lockDue(tx, now)
    if (!announcement) return false
    const people = await audienceOf(tx, await server.directories.of(tenant), announcement.id)
    tell(...(await publish(tx, { announcement, people, now })))
    return true
  })
  if (isPublished) await publishDue(server, tenant)
  return isPublished
}

/** Readers who opened it keep a message that says so; for the others it was never there. */
export const recallAnnouncement = serve(contract.announcements.recall, async (call) => {
  const { input, actor, tx, now, server, tell } = call
  const { id } = input
  const found = await lockAnnouncement(tx, id)
  if (!found) throw new Refusal<RefusalCode>('announcements.notFound')
  if (found.state === 'scheduled') {
    await updateAnnouncement(tx, id, { state: 'draft', publishAt: null, changedAt: now })
    return null
  }
  if (found.state !== 'published') throw new Refusal<RefusalCode>('announcements.notPublished')

  await updateAnnouncement(tx, id, { state: 'recalled', recalledAt: now, changedAt: now })
  const { nameOf } = await server.directories.of(actor.tenant)
  const personIds = await recallNotices(tx, {
    id,
    titleKey: 'announcements.recalledMessage',
    titleParams: JSON.stringify({ person: nameOf(actor.personId) }),
  })
  if (personIds.length > 0) tell({ topic: 'listsChanged', body: { personIds, hasNotices: true } })
  return null
})

const minute = 60_000
/** Minutes between two reminders. */
const pause = 10

export const remindReaders = serve(contract.announcements.remind, async (call) => {
  const { input, actor, tx, now, server, tell } = call
  const found = await lockAnnouncement(tx, input.id)
  if (!found) throw new Refusal<RefusalCode>('announcements.notFound')
  if (found.state !== 'published') throw new Refusal<RefusalCode>('announcements.notPublished')
  const rested = found.remindedAt === null ? pause * minute : Date.parse(now) - Date.parse(found.remindedAt)
  if (rested < pause * minute) {
    const minutes = Math.ceil(pause - rested / minute)
    throw new Refusal<RefusalCode>('announcements.justReminded', { minutes })
  }

  const audience = await audienceOf(tx, await server.directories.of(actor.tenant), input.id)
  const asked = { announcement: found, people: audience }
  const people = await peopleBehind(tx, asked, found.needsConfirmation ? 'unconfirmed' : 'unread')
  if (people.length === 0) return { people: 0 }

  await updateAnnouncement(tx, input.id, { remindedAt: now })
  await deleteNoticesOf(tx, { id: input.id, people })
  for (const fact of noticesFor({ announcement: found, people, what: 'reminder', now })) tell(fact)
  return { people: people.length }
})
