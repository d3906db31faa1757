import { contract, type RefusalCode, type StoredFile } from '@signet/contract'
import { Refusal } from '@signet/std'
import { closedAmong } from '../../cases/reading/conversation-sight.ts'
import { canReadCaseFile } from '../../cases/reading/list-visible-files.ts'
import { mayAdminister } from '../../http/actor.ts'
import { serve } from '../../http/serve.ts'
import { conversationsWithFile } from '../../people/rights/conversations-with-file.ts'
import { isInAnnouncement, isInAnnouncementFor } from '../../people/rights/is-announced-file.ts'
import { isInCalendarWith } from '../../people/rights/is-in-calendar-with.ts'
import { isInReport } from '../../people/rights/is-reported-file.ts'
import type { AskingModel } from '../../records/models/index.ts'
import { isInPersonnel } from '../company/personnel/index.ts'
import { mayReadFile } from '../records/index.ts'
import { type FileRow, findFile } from './file-store.ts'

/**
 * Returns a file that is the caller's own, or that a readable case, calendar entry, conversation,
 * announcement, reported message, record field or personnel record contains. Refuses `files.notFound` for others.
 */
export async function readableFile(asking: AskingModel, fileId: string): Promise<FileRow> {
  const { tx, actor } = asking
  const file = await findFile(tx, fileId)
  const mayRead =
    file &&
    (file.ownerId === actor.personId ||
      (await canReadCaseFile(asking, fileId)) ||
      (await isInCalendarWith(tx, actor.personId, fileId)) ||
      (await isInConversation(asking, fileId)) ||
      (await isAnnounced(asking, fileId)) ||
      (await isReported(asking, fileId)) ||
      (await mayReadFile(asking, fileId)) ||
      (await isInPersonnel(asking, fileId)))
  if (!mayRead) throw new Refusal<RefusalCode>('files.notFound')

  return file
}

async function isInConversation(asking: AskingModel, fileId: string): Promise<boolean> {
  const conversations = await conversationsWithFile(asking.tx, asking.actor.personId, fileId)
  return (await closedAmong(asking, conversations)).size < conversations.length
}

async function isAnnounced({ tx, actor, server }: AskingModel, fileId: string): Promise<boolean> {
  const { personId, tenant } = actor
  const directory = await server.directories.of(tenant)
  if (await isInAnnouncementFor(tx, { directory, personId, fileId })) return true
  return mayAdminister(actor, contract.announcements.open) && isInAnnouncement(tx, fileId)
}

async function isReported({ tx, actor }: AskingModel, fileId: string): Promise<boolean> {
  const { personId } = actor
  return mayAdminister(actor, contract.chatReports.open) && isInReport(tx, { personId, fileId })
}

export const describeFile = serve(contract.files.describe, async (call) =>
  fileView(await readableFile(call, call.input.fileId)),
)

export function fileView({ id, name, size, type, state }: FileRow): StoredFile {
  return { fileId: id, name, size, type, state }
}
