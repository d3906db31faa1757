import type { Reader } from '@signet/db'

/** Whether a reported message of somebody else has the file. */
export async function isInReport(
  db: Reader,
  { personId, fileId }: Readonly<{ personId: string; fileId: string }>,
): Promise<boolean> {
  const row = await db
    .selectFrom('chatReport')
    .where('fileId', '=', fileId)
    .where('senderId', '<>', personId)
    .select('fileId')
    .executeTakeFirst()
  return row !== undefined
}
