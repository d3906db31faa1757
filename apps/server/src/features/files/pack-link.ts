import type { TenantDb } from '@signet/db'
import { isoOf } from '../../clock/clock.ts'
import type { ReadCall } from '../../http/serve.ts'
import { hashToken, newToken } from '../../people/sessions/index.ts'
import { insertPackTicket } from './pack-store.ts'

const minute = 60_000

type PackContent = Readonly<{ fileIds: readonly string[]; names?: readonly string[] }>

/** Creates a link that serves files as one zip, once within a minute. The caller checks permission. */
export async function packLink(
  { actor, tx, server }: Pick<ReadCall, 'actor' | 'server'> & Readonly<{ tx: TenantDb }>,
  { fileIds, names }: PackContent,
): Promise<{ name: string; url: string }> {
  const ticket = newToken(server.random)
  const at = server.clock()
  const name = `${isoOf(at).slice(0, 19).replace(/\D/g, '')}.zip`
  await insertPackTicket(tx, { hash: hashToken(ticket), fileIds, names, name, expiresAt: isoOf(at + minute) })
  return { name, url: `/api/file/Pack/${actor.tenant}/${ticket}` }
}
