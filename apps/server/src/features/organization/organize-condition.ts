import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { organizeRange } from './organize-range.ts'
import { organizeNode } from './organize-view.ts'

export const organizeCondition = serve(
  contract.organization.organizeRange,
  async ({ input, actor, server }) => {
    const directory = await server.directories.of(actor.tenant)
    const range = organizeRange(directory, actor, input.ids)

    return { list: range.map((one) => organizeNode(directory, one)) }
  },
)
