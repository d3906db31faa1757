import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { readableFile } from './readable-file.ts'
import { ticketLink } from './ticket-link.ts'

export const linkDownload = serve(contract.files.download, async (call) => {
  const { actor, server, input } = call
  const file = await readableFile(call, input.fileId)
  return ticketLink({ actor, server, tx: server.db.tenant(actor.tenant) }, file)
})
