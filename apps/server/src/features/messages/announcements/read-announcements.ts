import { contract, type RefusalCode } from '@signet/contract'
import { textOfHtml } from '@signet/form/kinds'
import { Refusal } from '@signet/std'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { personRef, type Snapshot } from '../../../people/directory/index.ts'
import { withName } from '../../../people/rights/holders.ts'
import {
  type Announcement,
  announcementPage,
  attachmentsOf,
  editionsOf,
  findAnnouncement,
  holdersFor,
} from './announcement-store.ts'
import { audienceOf, peopleFor } from './audience.ts'
import { countReceipts, receiptPage } from './receipt-store.ts'

export const listAnnouncements = serve(contract.announcements.list, async ({ input, actor, tx, server }) => {
  const { keyword, state } = input
  const { rows, total } = await announcementPage(tx, { keyword, state }, rangeOf(input))
  const directory = await server.directories.of(actor.tenant)
  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ changedAt: at, id }) => ({ at, id }),
    show: (row) => listedView(directory, row),
  })
})

export const openAnnouncement = serve(contract.announcements.open, async ({ input, actor, tx, server }) => {
  const { id } = input
  const found = await findAnnouncement(tx, id)
  if (!found) throw new Refusal<RefusalCode>('announcements.notFound')

  const directory = await server.directories.of(actor.tenant)
  const holders = await holdersFor(tx, id)
  const { body, revision, edition, recalledAt } = found
  return {
    ...listedView(directory, found),
    ...{ body, revision, edition, recalledAt },
    holders: holders.map((holder) => withName(directory, holder)),
    files: await attachmentsOf(tx, id),
    counts: await countReceipts(tx, { announcement: found, people: peopleFor(directory, holders) }),
    editions: (await editionsOf(tx, id)).map(({ body: html, editorId, ...one }) => ({
      ...one,
      text: textOfHtml(html),
      editor: personRef(directory)(editorId),
    })),
  }
})

export const listReceipts = serve(contract.announcements.receipts, async ({ input, actor, tx, server }) => {
  const { id, only, keyword, currentPage = 1, pageSize } = input
  const announcement = await findAnnouncement(tx, id)
  if (!announcement) throw new Refusal<RefusalCode>('announcements.notFound')

  const directory = await server.directories.of(actor.tenant)
  const people = await audienceOf(tx, directory, id)
  const page = { offset: (currentPage - 1) * pageSize, limit: pageSize }
  const { rows, total } = await receiptPage(tx, { announcement, people, only, keyword, ...page })
  return {
    list: rows.map(({ personId, readAt, confirmedAt }) => ({
      person: personRef(directory)(personId),
      department: directory.organizations.get(directory.departmentOf(personId) ?? '')?.name ?? '',
      ...{ readAt, confirmedAt },
    })),
    pagination: { currentPage, pageSize, total },
  }
})

function listedView(directory: Snapshot, row: Announcement) {
  const { id, title, state, authorId, needsConfirmation, pinnedUntil } = row
  const { publishAt, publishedAt, changedAt } = row
  return {
    ...{ id, title, state, needsConfirmation, pinnedUntil, publishAt, publishedAt, changedAt },
    author: personRef(directory)(authorId),
  }
}
