import { contract, type PeopleHolder, type RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { filesOfHtml } from '@signet/form'
import { readRichText, textOfHtml } from '@signet/form/kinds'
import { Refusal } from '@signet/std'
import { type Call, serve } from '../../../http/serve.ts'
import type { Snapshot } from '../../../people/directory/index.ts'
import { refuseUnknownHolders } from '../../../people/rights/holders.ts'
import { abandonFiles, findFile } from '../../files/index.ts'
import {
  type Announcement,
  deleteAnnouncement,
  fileIdsFor,
  holdersFor,
  insertAnnouncement,
  insertEdition,
  lockAnnouncement,
  replaceFiles,
  replaceHolders,
  updateAnnouncement,
} from './announcement-store.ts'
import { noticesFor, peopleFor } from './audience.ts'
import { deleteNoticesOf } from './receipt-store.ts'

/** Limit of the text without markup. */
const longest = 20_000

export const createAnnouncement = serve(contract.announcements.create, async (call) => {
  const { input, actor, tx, now, server } = call
  const body = readBody(input.body)
  await admitHolders(call)
  const id = server.newId()
  const { title, needsConfirmation, pinnedUntil } = input
  await insertAnnouncement(tx, {
    ...{ id, title, body, needsConfirmation, pinnedUntil },
    ...{ authorId: actor.personId, changedBy: actor.personId, changedAt: now },
  })
  await replaceHolders(tx, id, input.holders)
  await storeFiles(call, id, body)
  return { id }
})

export const editAnnouncement = serve(contract.announcements.edit, async (call) => {
  const { input, actor, tx, now } = call
  const body = readBody(input.body)
  const directory = await admitHolders(call)
  const before = await lockRevision(tx, input)
  if (before.state === 'recalled') throw new Refusal<RefusalCode>('announcements.recalled')

  const { id, title, needsConfirmation, pinnedUntil } = input
  const former = await holdersFor(tx, id)
  await replaceHolders(tx, id, input.holders)
  await storeFiles(call, id, body)
  const written = { title, body, needsConfirmation, pinnedUntil, changedBy: actor.personId, changedAt: now }
  if (before.state !== 'published') await updateAnnouncement(tx, id, written)
  else await publishEdition(call, { before, written, former, directory })
  return null
})

export const removeAnnouncement = serve(contract.announcements.remove, async ({ input, tx, server }) => {
  const found = await lockAnnouncement(tx, input.id)
  if (!found) throw new Refusal<RefusalCode>('announcements.notFound')
  if (found.state === 'published' || found.state === 'scheduled')
    throw new Refusal<RefusalCode>('announcements.recallFirst')

  const fileIds = [...(await fileIdsFor(tx, input.id))]
  await deleteAnnouncement(tx, input.id)
  await abandonFiles(tx, { fileIds, at: server.clock(), grace: 'carried' })
  return null
})

/** Locks an announcement that has not changed since it was opened. */
export async function lockRevision(
  tx: Tx,
  { id, revision }: Readonly<{ id: string; revision: number }>,
): Promise<Announcement> {
  const found = await lockAnnouncement(tx, id)
  if (!found) throw new Refusal<RefusalCode>('announcements.notFound')
  if (found.revision !== revision) throw new Refusal<RefusalCode>('announcements.changedMeanwhile')
  return found
}

/** Refuses `announcements.empty` and `announcements.tooLong`. */
function readBody(html: string): string {
  const body = readRichText(html)
  if (body === '') throw new Refusal<RefusalCode>('announcements.empty')
  if (textOfHtml(body).length > longest)
    throw new Refusal<RefusalCode>('announcements.tooLong', { max: longest })
  return body
}

type Writing = Pick<Call<typeof contract.announcements.create>, 'actor' | 'tx' | 'now' | 'server' | 'tell'> &
  Readonly<{ input: Readonly<{ holders: readonly PeopleHolder[]; fileIds: readonly string[] }> }>

async function admitHolders({ input, actor, server }: Writing): Promise<Snapshot> {
  const directory = await server.directories.of(actor.tenant)
  refuseUnknownHolders(directory, input.holders)
  return directory
}

/** Refuses `files.notFound` for files that the writer did not upload and it does not have, and `files.notReady`. */
async function storeFiles({ input, actor, tx, server }: Writing, id: string, body: string): Promise<void> {
  const attachments = [...new Set(input.fileIds)]
  const pictures = filesOfHtml(body)
  const carried = await fileIdsFor(tx, id)
  for (const fileId of new Set([...attachments, ...pictures])) {
    const file = await findFile(tx, fileId)
    if (!file || (file.ownerId !== actor.personId && !carried.has(fileId)))
      throw new Refusal<RefusalCode>('files.notFound')
    if (file.state !== 'ready') throw new Refusal<RefusalCode>('files.notReady')
  }
  const fileIds = await replaceFiles(tx, id, { attachments, pictures })
  await abandonFiles(tx, { fileIds, at: server.clock(), grace: 'carried' })
}

type NewEdition = Readonly<{
  before: Announcement
  written: Readonly<{ title: string; body: string; changedBy: string }>
  former: readonly PeopleHolder[]
  directory: Snapshot
}>

/** Tells new readers of it, all when it asks again, and takes it back from those it is no longer for. */
async function publishEdition(
  call: Call<typeof contract.announcements.edit>,
  { before, written, former, directory }: NewEdition,
): Promise<void> {
  const { input, tx, now, tell } = call
  const { id } = before
  const edition = before.edition + 1
  const askedEdition = input.asksAgain ? edition : before.askedEdition
  await updateAnnouncement(tx, id, { ...written, edition, askedEdition })
  const { title, body, changedBy: editorId } = written
  await insertEdition(tx, { announcementId: id, edition, title, body, editorId, at: now })

  const people = peopleFor(directory, input.holders)
  const had = new Set(peopleFor(directory, former))
  const has = new Set(people)
  const left = [...had].filter((person) => !has.has(person))
  const changed = await deleteNoticesOf(tx, input.asksAgain ? { id } : { id, people: left })
  if (changed.length > 0) tell({ topic: 'listsChanged', body: { personIds: changed, hasNotices: true } })

  const announcement = { ...before, title, edition }
  const what = input.asksAgain ? 'edited' : 'published'
  const told = input.asksAgain ? people : people.filter((person) => !had.has(person))
  for (const fact of noticesFor({ announcement, people: told, what, now })) tell(fact)
}
