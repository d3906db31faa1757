import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { matchesText, organizationsIn, orgNameTree, positionsIn } from '../../../people/directory/index.ts'
import {
  groupNode,
  organizeBranch,
  organizeNode,
  parentOf,
  positionNode,
  roleNode,
} from './organization-view.ts'
import { pageOfRows } from './page-of-rows.ts'

/** Closed organizations and posts are not offered. */
function isOpen({ isClosed }: Readonly<{ isClosed: boolean }>): boolean {
  return !isClosed
}

/** A keyword returns a flat list with full paths as names. */
export const organizeSelector = serve(
  contract.organization.organizeSelector,
  async ({ input, actor, server }) => {
    const { parentId, keyword } = input
    const directory = await server.directories.of(actor.tenant)
    if (keyword === '') {
      const children = directory.childrenOf(parentOf(parentId)).filter(isOpen)
      return { list: children.map((one) => organizeNode(directory, one)) }
    }

    const found = [...directory.organizations.values()].filter(
      (one) => isOpen(one) && matchesText(`${one.name} ${one.code}`, keyword),
    )
    return {
      list: found.map((one) => ({
        ...organizeNode(directory, one),
        fullName: orgNameTree(directory, one.id),
      })),
    }
  },
)

export const positionSelector = serve(
  contract.organization.positionSelector,
  async ({ input, actor, server }) => {
    const directory = await server.directories.of(actor.tenant)
    const found = [...directory.posts.values()].filter(
      ({ name, code, organizationId, isClosed }) =>
        !isClosed &&
        (input.organizeId === '' || organizationId === input.organizeId) &&
        matchesText(`${name} ${code}`, input.keyword ?? ''),
    )
    const page = pageOfRows(found, input, ({ id }) => ['', id])

    return { ...page, list: page.list.map((post) => positionNode(directory, post)) }
  },
)

/** All roles are held by people and made by administrators; the wire's other types do not exist. */
export const roleSelector = serve(contract.organization.roleSelector, async ({ input, actor, server }) => {
  const { type, isSystem, keyword } = input
  if ((type !== '' && type !== 'user') || isSystem === '1') return { list: [] }

  const directory = await server.directories.of(actor.tenant)
  const found = [...directory.roles.values()].filter(({ name }) => matchesText(name, keyword))
  return { list: found.map((role) => roleNode(directory, role)) }
})

export const groupSelector = serve(contract.organization.groupSelector, async ({ input, actor, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const found = [...directory.groups.values()].filter(({ name }) => matchesText(name, input.keyword))

  return { list: found.map((group) => groupNode(directory, group)) }
})

export const organizeCondition = serve(
  contract.organization.organizeRange,
  async ({ input, actor, server }) => {
    const directory = await server.directories.of(actor.tenant)
    const range = organizationsIn(directory, actor.personId, input.ids).filter(isOpen)
    const found = range.filter(({ id }) => matchesText(orgNameTree(directory, id), input.keyword))

    return { list: found.map((one) => organizeNode(directory, one)) }
  },
)

export const positionRange = serve(contract.organization.positionRange, async ({ input, actor, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const range = positionsIn(directory, actor.personId, input.ids).filter(isOpen)
  const found = range.filter(({ name, organizationId }) =>
    matchesText(`${name} ${orgNameTree(directory, organizationId)}`, input.keyword),
  )

  return { list: found.map((post) => positionNode(directory, post)) }
})

export const roleRange = serve(contract.organization.roleRange, async ({ input, actor, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const chosen = input.ids.flatMap((id) => directory.roles.get(id) ?? [])
  const found = chosen.filter(({ name }) => matchesText(name, input.keyword))

  return { list: found.map((role) => roleNode(directory, role)) }
})

export const groupRange = serve(contract.organization.groupRange, async ({ input, actor, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const chosen = input.ids.flatMap((id) => directory.groups.get(id) ?? [])
  const found = chosen.filter(({ name }) => matchesText(name, input.keyword))

  return { list: found.map((group) => groupNode(directory, group)) }
})

export const positionsOf = serve(contract.organization.positionsOf, async ({ input, actor, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const { id, type } = input
  if (type === 'position')
    return {
      list: directory
        .childPostsOf(id)
        .filter(isOpen)
        .map((post) => positionNode(directory, post)),
    }

  const posts = directory
    .topPostsIn(id)
    .filter(isOpen)
    .map((post) => positionNode(directory, post))
  const branches = directory
    .childrenOf(parentOf(id))
    .filter(isOpen)
    .map((one) => organizeBranch(directory, one))
  return { list: [...posts, ...branches] }
})
