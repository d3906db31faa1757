import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { organizeBranch, positionNode } from './organize-view.ts'
import { parentOf } from './parent-of.ts'

export const positionsOf = serve(contract.organization.positionsOf, async ({ input, actor, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const { id, type } = input
  if (type === 'position')
    return { list: directory.childPostsOf(id).map((post) => positionNode(directory, post)) }

  const posts = directory.topPostsIn(id).map((post) => positionNode(directory, post))
  const branches = directory.childrenOf(parentOf(id)).map((one) => organizeBranch(directory, one))
  return { list: [...posts, ...branches] }
})
