import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { organizationsIn } from '../../people/directory/index.ts'
import { organizeNode } from './organize-view.ts'

export const organizeCondition = serve(
  contract.organization.organizeRange,
  async ({ input, actor, server }) => {
    const directory = await server.directories.of(actor.tenant)
    const range = organizationsIn(directory, actor.personId, input.ids)

    return { list: range.map((one) => organizeNode(directory, one)) }
  },
)
