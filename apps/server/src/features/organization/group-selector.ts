import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { groupNode } from './user-view.ts'

export const groupSelector = serve(contract.organization.groupSelector, async ({ input, actor, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const wanted = input.keyword.toLowerCase()
  const found = [...directory.groups.values()].filter(({ name }) => name.toLowerCase().includes(wanted))

  return { list: found.map((group) => groupNode(directory, group)) }
})
