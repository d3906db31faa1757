import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../clock.ts'
import { serve } from '../../http/serve.ts'
import { hashToken, newToken } from '../../sessions/index.ts'
import { insertPackTicket } from './pack-store.ts'
import { readableFile } from './readable-file.ts'

const minute = 60_000

/** Every file must be one that this person may read; one that is not spoils the whole, so that nobody misses it later. */
export const linkPack = serve(contract.files.pack, async (call) => {
  const { input, actor, tx, server } = call
  const fileIds = [...new Set(input.list.map(({ fileId }) => fileId))]
  for (const fileId of fileIds) {
    const { state } = await readableFile(call, fileId)
    if (state !== 'ready') throw new Refusal<RefusalCode>('files.notReady')
  }

  const ticket = newToken(server.random)
  const at = server.clock()
  const name = `${isoOf(at).slice(0, 19).replace(/\D/g, '')}.zip`
  await insertPackTicket(tx, { hash: hashToken(ticket), fileIds, name, expiresAt: isoOf(at + minute) })
  return {
    downloadVo: { name, url: `/api/file/Pack/${actor.tenant}/${ticket}` },
    downloadName: name,
  }
})
