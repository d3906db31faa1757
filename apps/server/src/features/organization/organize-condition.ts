import { contract } from '@signet/contract'
import { organizationsIn } from '../../directory/index.ts'
import { serve } from '../../http/serve.ts'
import { organizeNode } from './organize-view.ts'

export const organizeCondition = serve(
  contract.organization.organizeRange,
  async ({ input, actor, server }) => {
    const directory = await server.directories.of(actor.tenant)
    const range = organizationsIn(directory, actor.personId, input.ids)

    return { list: range.map((one) => organizeNode(directory, one)) }
  },
)
