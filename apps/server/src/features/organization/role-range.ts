import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { roleNode } from './user-view.ts'

export const roleRange = serve(contract.organization.roleRange, async ({ input, actor, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const chosen = input.ids.flatMap((id) => directory.roles.get(id) ?? [])

  return { list: chosen.map((role) => roleNode(directory, role)) }
})
