import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { holdMine } from './my-document.ts'
import { setReaders } from './share-store.ts'
import { type Shown, tellReaders } from './tell-readers.ts'

export const shareDocuments = serve(contract.documents.share, async (call) => {
  const { input, actor, tx, now, server } = call
  const { isActive } = await server.directories.of(actor.tenant)
  const people = [...new Set(input.userIds)].filter((person) => person !== actor.personId)
  if (!people.every(isActive)) throw new Refusal<RefusalCode>('documents.personUnknown')

  const shown: Shown[] = []
  for (const { id, name } of await holdMine(call, input.ids))
    shown.push({ id, name, to: await setReaders(tx, { id, people, now }) })
  await tellReaders(call, shown)
  return null
})
