import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { abandonFiles } from '../files/index.ts'
import { deleteDocuments, everythingIn } from './document-store.ts'
import { holdBin } from './hold-bin.ts'

/** The bytes stay while anything else uses the file. */
export const purgeDocuments = serve(contract.documents.purge, async (call) => {
  const thrown = await holdBin(call, call.input.ids)
  const gone = await everythingIn(
    call.tx,
    thrown.map(({ id }) => id),
  )
  await deleteDocuments(
    call.tx,
    gone.map(({ id }) => id),
  )
  await abandonFiles(call.tx, {
    fileIds: gone.flatMap(({ fileId }) => fileId ?? []),
    at: call.server.clock(),
  })
  return null
})
