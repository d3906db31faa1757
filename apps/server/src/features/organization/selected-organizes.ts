import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { organizeNode } from './organize-view.ts'

export const selectedOrganizes = serve(
  contract.organization.selectedOrganizes,
  async ({ input, actor, server }) => {
    const directory = await server.directories.of(actor.tenant)
    const chosen = input.ids.flatMap((id) => directory.organizations.get(id) ?? [])

    return { list: chosen.map((one) => organizeNode(directory, one)) }
  },
)
