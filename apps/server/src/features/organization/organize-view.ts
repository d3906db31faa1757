import type { contract, HandlerOutput } from '@signet/contract'
import type { Organization, Post, Snapshot } from '../../people/directory/index.ts'

export type OrganizeNode = HandlerOutput<typeof contract.organization.organizeSelector>['list'][number]
export type PositionNode = HandlerOutput<typeof contract.organization.positionSelector>['list'][number]

/** Joins the names of an organization and its ancestors, topmost first. */
export function orgNameTree(directory: Snapshot, organization: string): string {
  return directory
    .pathOf(organization)
    .map(({ name }) => name)
    .join('/')
}

export function organizeNode(
  directory: Snapshot,
  { id, parentId, name, code, category }: Organization,
): OrganizeNode {
  const path = directory.pathOf(id)
  const hasChildren = directory.childrenOf(id).length > 0

  return {
    id,
    parentId: parentId ?? '-1',
    fullName: name,
    enCode: code,
    category,
    icon: category === 'company' ? 'building' : 'users',
    hasChildren,
    isLeaf: !hasChildren,
    organizeIdTree: path.map((one) => one.id).join(','),
    organizeIds: path.map((one) => one.id),
    orgNameTree: orgNameTree(directory, id),
    parentName: path.at(-2)?.name ?? '',
  }
}

export function positionNode(directory: Snapshot, post: Post): PositionNode {
  const organization = directory.organizations.get(post.organizationId)

  return {
    id: post.id,
    parentId: post.parentId ?? post.organizationId,
    fullName: post.name,
    enCode: post.code,
    organizeId: post.organizationId,
    organize: organization?.name ?? '',
    orgNameTree: `${orgNameTree(directory, post.organizationId)}/${post.name}`,
    type: 'position',
    category: 'position',
    icon: 'briefcase',
    hasChildren: directory.childPostsOf(post.id).length > 0,
    isDutyPosition: post.dutyPersonId !== null,
    dutyUserId: post.dutyPersonId ?? '',
  }
}

/** Returns an organization as a branch in a tree of posts. */
export function organizeBranch(directory: Snapshot, organization: Organization): PositionNode {
  const { id, parentId, fullName, enCode, category, icon, orgNameTree } = organizeNode(
    directory,
    organization,
  )
  const hasChildren = directory.childrenOf(id).length > 0 || directory.topPostsIn(id).length > 0

  return {
    ...{ id, parentId, fullName, enCode, category, icon, orgNameTree, hasChildren },
    organizeId: id,
    organize: organization.name,
    type: 'organize',
    isDutyPosition: false,
    dutyUserId: '',
  }
}
