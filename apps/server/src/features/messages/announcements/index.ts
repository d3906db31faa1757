import type { Route } from '../../../http/serve.ts'
import { confirmAnnouncement, listCurrentAnnouncements } from './my-announcements.ts'
import { listAnnouncements, listReceipts, openAnnouncement } from './read-announcements.ts'
import { recallAnnouncement, releaseAnnouncement, remindReaders } from './release-announcement.ts'
import { createAnnouncement, editAnnouncement, removeAnnouncement } from './write-announcements.ts'

export { announcementFor, noteReading, readView } from './my-announcements.ts'
export { publishDue } from './release-announcement.ts'

export const announcements: readonly Route[] = [
  listAnnouncements,
  createAnnouncement,
  openAnnouncement,
  editAnnouncement,
  removeAnnouncement,
  releaseAnnouncement,
  recallAnnouncement,
  listReceipts,
  remindReaders,
  listCurrentAnnouncements,
  confirmAnnouncement,
]
