import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { formThatNames } from '../../records/models/form-that-names.ts'
import { deleteInterface, lockInterface } from './interface-store.ts'

export const removeInterface = serve(contract.dataInterfaces.remove, async ({ input, tx }) => {
  const found = await lockInterface(tx, input.id)
  const form = await formThatNames(tx, 'interface', found)
  if (form !== undefined) throw new Refusal<RefusalCode>('dataInterfaces.inUse', { form })

  await deleteInterface(tx, found.id)

  return null
})
