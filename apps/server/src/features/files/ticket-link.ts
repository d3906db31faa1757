import type { RefusalCode } from '@signet/contract'
import type { TenantDb } from '@signet/db'
import { Refusal } from '@signet/std'
import { isoOf } from '../../clock/clock.ts'
import type { ReadCall } from '../../http/serve.ts'
import { hashToken, newToken } from '../../people/sessions/index.ts'
import { type FileRow, insertDownloadTicket } from './file-store.ts'

const minute = 60_000

/**
 * Creates a link with its own ticket that serves a file once within a minute, without a session header. The
 * caller checks permission. Refuses `files.notReady`.
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
