import { type StoredCase, stateOf } from '../approvals/index.ts'
import { keptDocument } from '../documents/index.ts'
import { cleanFileName, dropFile, storeBytes } from '../files/index.ts'
import type { Archiving } from './archiving.ts'
import { folderOfFlow } from './folder-store.ts'

type Put = Readonly<{
  stored: StoredCase
  bytes: Uint8Array
  people: readonly string[]
  /** The document that the case is kept as until now. */
  known: string | null
}>

/** Puts the pages of a case into the archive of its flow, in the place of older ones; answers the document. */
export async function putDocument(
  { tx, server, actor, now }: Archiving,
  { stored, bytes, people, known }: Put,
): Promise<string> {
  const { tenant } = actor
  const name = cleanFileName(`${stateOf(stored).title}.pdf`)
  const file = { name, type: 'application/pdf', bytes }
  const fileId = await storeBytes(server, { tx, tenant, file, now })
  const folder = await folderOfFlow(tx, {
    id: server.newId(),
    name: stored.flowName,
    flowId: stored.flowId,
    now,
  })
  const id = known ?? server.newId()
  const { replaced } = await keptDocument(tx, { id, folder, name, fileId, people, now })
  if (replaced !== null) await dropFile(server, { tx, tenant, fileId: replaced })
  return id
}
