import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { packLink } from './pack-link.ts'
import { readableFile } from './readable-file.ts'

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
