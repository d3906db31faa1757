import type { Reader } from '@signet/db'

/** Whether an entry in this person's calendar has the file. */
export async function isInCalendarWith(db: Reader, personId: string, fileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('scheduleFile')
    .innerJoin('scheduleEntry as entry', 'entry.scheduleId', 'scheduleFile.scheduleId')
    .innerJoin('scheduleParticipant as participant', 'participant.entryId', 'entry.id')
    .where('scheduleFile.fileId', '=', fileId)
    .where('participant.personId', '=', personId)
    .select('entry.id')
    .executeTakeFirst()
  return row !== undefined
}
