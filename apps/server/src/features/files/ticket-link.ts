import type { RefusalCode } from '@signet/contract'
import type { TenantDb } from '@signet/db'
import { Refusal } from '@signet/std'
import { isoOf } from '../../clock.ts'
import type { ReadCall } from '../../http/serve.ts'
import { hashToken, newToken } from '../../sessions/index.ts'
import { type FileRow, insertDownloadTicket } from './file-store.ts'

const minute = 60_000

/**
 * A link that gives the bytes once within a minute. It holds a ticket of its own, so that it can be opened by a page that
 * sends no header. Whether the caller may read the file was asked before. Refuses `files.notReady`.
 */
export async function ticketLink(
  { actor, tx, server }: Pick<ReadCall, 'actor' | 'server'> & Readonly<{ tx: TenantDb }>,
  { id, name, state }: Pick<FileRow, 'id' | 'name' | 'state'>,
): Promise<{ name: string; url: string }> {
  if (state !== 'ready') throw new Refusal<RefusalCode>('files.notReady')

  const ticket = newToken(server.random)
  const expiresAt = isoOf(server.clock() + minute)
  await insertDownloadTicket(tx, { hash: hashToken(ticket), fileId: id, expiresAt })
  return { name, url: `/api/file/Bytes/${actor.tenant}/${ticket}` }
}
