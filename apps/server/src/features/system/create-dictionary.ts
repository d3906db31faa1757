import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { insertDictionary } from './dictionary-store.ts'

export const createDictionary = serve(contract.system.createDictionary, async ({ input, tx, server }) => {
  const id = server.newId()
  const words = input.words.map(({ fullName, enCode }) => ({
    id: server.newId(),
    name: fullName,
    code: enCode,
  }))
  await insertDictionary(tx, { id, name: input.fullName, code: input.enCode, words })

  return { id }
})
