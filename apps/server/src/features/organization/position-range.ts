import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { positionsIn } from '../../people/directory/index.ts'
import { positionNode } from './organize-view.ts'

export const positionRange = serve(contract.organization.positionRange, async ({ input, actor, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const range = positionsIn(directory, actor.personId, input.ids)

  return { list: range.map((post) => positionNode(directory, post)) }
})
