import type { contract, HandlerOutput, UserRow } from '@signet/contract'
import type { Translate } from '@signet/i18n'
import type { Actor } from '../../../http/actor.ts'
import {
  type Circle,
  type Group,
  type Organization,
  orgNameTree,
  type Person,
  type Post,
  type Snapshot,
} from '../../../people/directory/index.ts'

export type OrganizeNode = HandlerOutput<typeof contract.organization.organizeSelector>['list'][number]
export type PositionNode = HandlerOutput<typeof contract.organization.positionSelector>['list'][number]

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

export type GroupNode = HandlerOutput<typeof contract.organization.groupSelector>['list'][number]
export type RoleNode = HandlerOutput<typeof contract.organization.roleSelector>['list'][number]

/** The wire shows people as name/account. */
export function fullNameOf({ name, account }: Person): string {
  return `${name}/${account}`
}

/** Names after each other, as their script parts them. */
function listed(names: readonly string[]): string {
  return names.join(names.some((name) => /\p{Script=Han}/u.test(name)) ? '、' : ', ')
}

type UserReader = Pick<Actor, 'personId' | 'isAdministrator'>

/** Names the company of an external person, in the place of departments. */
export function externalMark(t: Translate, { externalCompany }: Person): string {
  return t('organization.external', { company: externalCompany ?? '' })
}

/** What a row is written for: its reader, and the language. */
export type UserRowContext = Readonly<{ directory: Snapshot; reader: UserReader; t: Translate }>

/** Phone, mail and office of others are for administrators; members learn what pickers show. */
export function userRow({ directory, reader, t }: UserRowContext, person: Person): UserRow {
  const isOpen = reader.isAdministrator || reader.personId === person.id
  const posts = directory.postsOf(person.id)
  const organizeIds = [...new Set(posts.map(({ organizationId }) => organizationId))]

  return {
    id: person.id,
    account: person.account,
    realName: person.name,
    fullName: fullNameOf(person),
    headIcon: person.avatar,
    gender: person.gender,
    mobilePhone: isOpen ? person.mobilePhone : '',
    email: isOpen ? person.email : '',
    organize: directory.isExternal(person.id)
      ? externalMark(t, person)
      : listed(organizeIds.map((id) => orgNameTree(directory, id))),
    organizeIds,
    position: listed(posts.map(({ name }) => name)),
    positionIds: posts.map(({ id }) => id),
    type: 'user',
    enabledMark: person.isEnabled ? 1 : 0,
    ...(isOpen ? { isAdministrator: person.isAdministrator } : {}),
  }
}

export function groupNode(directory: Snapshot, { id, name, code, rule }: Group): GroupNode {
  const num = directory.holdersOf({ kind: 'group', id }).length
  const isByRule = rule !== null
  return { id, parentId: '-1', fullName: name, enCode: code, type: 'group', icon: 'users', num, isByRule }
}

export function roleNode(directory: Snapshot, { id, name, code }: Circle): RoleNode {
  const num = directory.holdersOf({ kind: 'role', id }).length
  return { id, parentId: '-1', fullName: name, enCode: code, type: 'user', globalMark: 2, num }
}

/** The wire writes the root as -1. */
export function parentOf(parentId: string): string | null {
  return parentId === '-1' || parentId === '' ? null : parentId
}
