import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { deleteSource, interfaceThatReads, lockSource } from './data-source-store.ts'

export const removeSource = serve(contract.dataInterfaces.removeSource, async ({ input, tx }) => {
  const { id } = await lockSource(tx, input.id)
  const name = await interfaceThatReads(tx, id)
  if (name !== undefined) throw new Refusal<RefusalCode>('dataInterfaces.sourceInUse', { name })

  await deleteSource(tx, id)

  return null
})
