import type { Reader } from '@signet/db'
import { sql } from 'kysely'
import type { Snapshot } from '../directory/index.ts'
import { holdersOf } from './holders.ts'

/** Whether a published announcement that is for this person has the file. */
export async function isInAnnouncementFor(
  db: Reader,
  { directory, personId, fileId }: Readonly<{ directory: Snapshot; personId: string; fileId: string }>,
): Promise<boolean> {
  const held = holdersOf(directory, personId)
  const row = await db
    .selectFrom('announcementFile as carried')
    .innerJoin('announcement', 'announcement.id', 'carried.announcementId')
    .innerJoin('announcementHolder as holder', 'holder.announcementId', 'announcement.id')
    .where('carried.fileId', '=', fileId)
    .where('announcement.state', '=', 'published')
    .where(
      sql<boolean>`(holder.kind, holder.holder_id) in (select * from unnest(
        ${held.map(([kind]) => kind)}::text[], ${held.map(([, id]) => id)}::text[]))`,
    )
    .select('carried.fileId')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether any announcement has the file; those who write announcements see all of them. */
export async function isInAnnouncement(db: Reader, fileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('announcementFile')
    .where('fileId', '=', fileId)
    .select('fileId')
    .executeTakeFirst()
  return row !== undefined
}
