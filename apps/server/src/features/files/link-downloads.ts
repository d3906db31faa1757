import { contract, type RefusalCode } from '@signet/contract'
import type { TenantDb } from '@signet/db'
import { Refusal } from '@signet/std'
import { z } from 'zod'
import { isoOf } from '../../clock/clock.ts'
import { type ReadCall, serve } from '../../http/serve.ts'
import { hashToken, looksLikeToken, newToken } from '../../people/sessions/index.ts'
import { type FileRow, insertDownloadTicket } from './file-store.ts'
import { insertPackTicket } from './pack-store.ts'
import { readableFile } from './readable-file.ts'

export const linkDownload = serve(contract.files.download, async (call) => {
  const { actor, server, input } = call
  const file = await readableFile(call, input.fileId)
  return ticketLink({ actor, server, tx: server.db.tenant(actor.tenant) }, file)
})

/** One unreadable file refuses the whole pack, so that no file is missing unnoticed. */
export const linkPack = serve(contract.files.pack, async (call) => {
  const fileIds = [...new Set(call.input.list.map(({ fileId }) => fileId))]
  for (const fileId of fileIds) {
    const { state } = await readableFile(call, fileId)
    if (state !== 'ready') throw new Refusal<RefusalCode>('files.notReady')
  }

  const { name, url } = await packLink(call, { fileIds })
  return { downloadVo: { name, url }, downloadName: name }
})

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

/** Path parameters of a download link: the tenant, and the single-use ticket. */
export const DownloadLink = z.object({
  tenant: z.string().regex(/^[a-z][a-z0-9_]{0,30}$/),
  ticket: z.string().refine(looksLikeToken),
})

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
