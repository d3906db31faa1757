import type { Tx } from '@signet/db'

type Folder = Readonly<{ id: string; name: string; flowId: string; now: string }>

/** Returns the archive folder of a flow, named after the flow; creates it on first use. */
export async function folderOfFlow(
  tx: Tx,
  { now, ...folder }: Folder,
): Promise<Readonly<{ id: string; line: readonly string[] }>> {
  return tx
    .insertInto('document')
    .values({ ...folder, ownerId: null, parentId: null, line: [folder.id], createdAt: now })
    .onConflict((conflict) => conflict.column('flowId').doUpdateSet({ name: folder.name }))
    .returning(['id', 'line'])
    .executeTakeFirstOrThrow()
}
