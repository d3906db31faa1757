import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { showChoice } from './mixed-choice.ts'

export const selectedNodes = serve(contract.organization.selectedNodes, async ({ input, actor, server }) => {
  const directory = await server.directories.of(actor.tenant)
  return { list: input.ids.flatMap((choice) => showChoice(directory, choice)) }
})
