import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { organizeNode, orgNameTree } from './organize-view.ts'
import { parentOf } from './parent-of.ts'

/** A keyword returns a flat list with full paths as names. */
export const organizeSelector = serve(
  contract.organization.organizeSelector,
  async ({ input, actor, server }) => {
    const { parentId, keyword } = input
    const directory = await server.directories.of(actor.tenant)
    if (keyword === '') {
      const children = directory.childrenOf(parentOf(parentId))
      return { list: children.map((one) => organizeNode(directory, one)) }
    }

    const wanted = keyword.toLowerCase()
    const found = [...directory.organizations.values()].filter(
      ({ name, code }) => name.toLowerCase().includes(wanted) || code.toLowerCase().includes(wanted),
    )
    return {
      list: found.map((one) => ({
        ...organizeNode(directory, one),
        fullName: orgNameTree(directory, one.id),
      })),
    }
  },
)
