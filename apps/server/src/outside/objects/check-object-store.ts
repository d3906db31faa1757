import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { deleteObject, getObject, type ObjectAccount, type ObjectReach, putObject } from './object-store.ts'
import { StoreFailure } from './store-failure.ts'

/**
 * Writes, reads and deletes a test object. Throws StoreFailure and refuses `outside.*` with the cause.
 */
export async function checkObjectStore(
  reach: ObjectReach,
  account: ObjectAccount,
  key: string,
): Promise<void> {
  const bytes = Buffer.from(`Signet ${new Date(reach.now()).toISOString()}`)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const content = { size: bytes.length, sha256, open: () => Readable.from([bytes]) }
  await putObject(reach, account, { key, content })
  const stored = await getObject(reach, account, key)
  const isSame = stored !== undefined && (await buffer(stored)).equals(bytes)
  if (!isSame) throw new StoreFailure('settings.storeIncomplete', { host: new URL(account.endpoint).host })
  await deleteObject(reach, account, key)
}
