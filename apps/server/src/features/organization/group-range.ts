import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { groupNode } from './user-view.ts'

export const groupRange = serve(contract.organization.groupRange, async ({ input, actor, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const chosen = input.ids.flatMap((id) => directory.groups.get(id) ?? [])

  return { list: chosen.map((group) => groupNode(directory, group)) }
})
