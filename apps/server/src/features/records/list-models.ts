import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { openAll } from '../../models/index.ts'
import { pressable } from './pressable.ts'

export const listModels = serve(contract.records.models, async (call) => ({
  list: (await openAll(call)).map(({ model: { id, name, code, category }, access }) => ({
    id,
    name,
    code,
    category,
    buttons: [...pressable(access)],
  })),
}))
