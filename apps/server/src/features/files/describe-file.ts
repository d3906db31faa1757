import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { fileView } from './file-view.ts'
import { readableFile } from './readable-file.ts'

export const describeFile = serve(contract.files.describe, async (call) =>
  fileView(await readableFile(call, call.input.fileId)),
)
