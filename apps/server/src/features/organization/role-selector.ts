import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { roleNode } from './user-view.ts'

/** All roles are held by people and made by administrators; the wire's other types do not exist. */
export const roleSelector = serve(contract.organization.roleSelector, async ({ input, actor, server }) => {
  const { type, isSystem } = input
  if ((type !== '' && type !== 'user') || isSystem === '1') return { list: [] }

  const directory = await server.directories.of(actor.tenant)
  return { list: [...directory.roles.values()].map((role) => roleNode(directory, role)) }
})
