import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../clock.ts'
import { serve } from '../../http/serve.ts'
import { hashToken, newToken } from '../../sessions/index.ts'
import { insertDownloadTicket } from './file-store.ts'
import { readableFile } from './readable-file.ts'

const minute = 60_000

/** The link holds a ticket of its own, so that it can be opened by a page that sends no header. */
export const linkDownload = serve(contract.files.download, async (call) => {
  const { actor, tx, server } = call
  const { id, name, state } = await readableFile(call, call.input.fileId)
  if (state !== 'ready') throw new Refusal<RefusalCode>('files.notReady')

  const ticket = newToken(server.random)
  const expiresAt = isoOf(server.clock() + minute)
  await insertDownloadTicket(tx, { hash: hashToken(ticket), fileId: id, expiresAt })
  return { name, url: `/api/file/Bytes/${actor.tenant}/${ticket}` }
})
