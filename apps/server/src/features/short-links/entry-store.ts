import type { Reader, Tx } from '@signet/db'

/** Returns the reference of an earlier submission of the same ticket. */
export async function sentBefore(tx: Reader, linkId: string, ticket: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('shortLinkEntry')
    .where('linkId', '=', linkId)
    .where('ticket', '=', ticket)
    .select('reference')
    .executeTakeFirst()
  return found?.reference
}

type Entry = Readonly<{
  linkId: string
  ticket: string
  reference: string
  recordId: string
  createdAt: string
}>

export async function insertEntry(tx: Tx, entry: Entry): Promise<void> {
  await tx.insertInto('shortLinkEntry').values(entry).execute()
}
