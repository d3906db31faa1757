import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { personRef } from '../../people/directory/index.ts'
import { knownTrigger } from './known-trigger.ts'

export const openTrigger = serve(contract.triggers.open, async ({ input, tx, server, actor }) => {
  const { id, name, isOn, version, definition, actsAs, nextAt, addressHash } = await knownTrigger(
    tx,
    input.id,
  )
  const directory = await server.directories.of(actor.tenant)
  return {
    ...{ id, name, isOn, version, definition },
    actsAs: personRef(directory)(actsAs),
    nextAt: isOn ? nextAt : null,
    hasAddress: addressHash !== null,
  }
})
