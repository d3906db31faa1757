import type { contract, HandlerOutput, UserRow } from '@signet/contract'
import type { Circle, Person, Snapshot } from '../../people/directory/index.ts'
import { orgNameTree } from './organize-view.ts'

export type GroupNode = HandlerOutput<typeof contract.organization.groupSelector>['list'][number]
export type RoleNode = HandlerOutput<typeof contract.organization.roleSelector>['list'][number]

/** The wire shows people as name/account. */
export function fullNameOf({ name, account }: Person): string {
  return `${name}/${account}`
}

export function userRow(directory: Snapshot, person: Person): UserRow {
  const posts = directory.postsOf(person.id)
  const organizeIds = [...new Set(posts.map(({ organizationId }) => organizationId))]

  return {
    id: person.id,
    account: person.account,
    realName: person.name,
    fullName: fullNameOf(person),
    headIcon: person.avatar,
    gender: person.gender,
    mobilePhone: person.mobilePhone,
    email: person.email,
    organize: organizeIds.map((id) => orgNameTree(directory, id)).join(', '),
    organizeIds,
    position: posts.map(({ name }) => name).join(', '),
    positionIds: posts.map(({ id }) => id),
    type: 'user',
    enabledMark: person.isEnabled ? 1 : 0,
    isAdministrator: person.isAdministrator,
  }
}

export function groupNode(directory: Snapshot, { id, name, code }: Circle): GroupNode {
  const num = directory.holdersOf({ kind: 'group', id }).length
  return { id, parentId: '-1', fullName: name, enCode: code, type: 'group', icon: 'users', num }
}

export function roleNode(directory: Snapshot, { id, name, code }: Circle): RoleNode {
  const num = directory.holdersOf({ kind: 'role', id }).length
  return { id, parentId: '-1', fullName: name, enCode: code, type: 'user', globalMark: 2, num }
}
