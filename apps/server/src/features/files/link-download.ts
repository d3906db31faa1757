import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { readableFile } from './readable-file.ts'
import { ticketLink } from './ticket-link.ts'

export const linkDownload = serve(contract.files.download, async (call) =>
  ticketLink(call, await readableFile(call, call.input.fileId)),
)
