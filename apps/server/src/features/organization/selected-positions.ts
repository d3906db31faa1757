import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { positionNode } from './organize-view.ts'

export const selectedPositions = serve(
  contract.organization.selectedPositions,
  async ({ input, actor, server }) => {
    const directory = await server.directories.of(actor.tenant)
    const chosen = input.ids.flatMap((id) => directory.posts.get(id) ?? [])

    return { list: chosen.map((post) => positionNode(directory, post)) }
  },
)
