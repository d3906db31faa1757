import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { personRef } from '../../people/directory/index.ts'
import { peopleGone } from './in-hand-store.ts'

export const departed = serve(contract.handOver.departed, async ({ actor, tx, server }) => {
  const refer = personRef(await server.directories.of(actor.tenant))
  const gone = await peopleGone(tx)
  return { list: gone.map(({ id, openTasks }) => ({ person: refer(id), openTasks })) }
})
