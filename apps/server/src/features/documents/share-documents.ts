import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { holdMine } from './my-document.ts'
import { setReaders } from './share-store.ts'

export const shareDocuments = serve(contract.documents.share, async (call) => {
  const { input, actor, tx, now, server } = call
  const { isActive } = await server.directories.of(actor.tenant)
  const people = [...new Set(input.userIds)].filter((person) => person !== actor.personId)
  if (!people.every(isActive)) throw new Refusal<RefusalCode>('documents.personUnknown')

  for (const { id } of await holdMine(call, input.ids)) await setReaders(tx, { id, people, now })
  return null
})
