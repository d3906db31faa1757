import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { positionNode } from './organize-view.ts'
import { pageOfRows } from './page-of-rows.ts'

export const positionSelector = serve(
  contract.organization.positionSelector,
  async ({ input, actor, server }) => {
    const directory = await server.directories.of(actor.tenant)
    const wanted = (input.keyword ?? '').toLowerCase()
    const found = [...directory.posts.values()].filter(
      ({ name, code, organizationId }) =>
        (input.organizeId === '' || organizationId === input.organizeId) &&
        (name.toLowerCase().includes(wanted) || code.toLowerCase().includes(wanted)),
    )
    const page = pageOfRows(found, input, ({ id }) => ['', id])

    return { ...page, list: page.list.map((post) => positionNode(directory, post)) }
  },
)
