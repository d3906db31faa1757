import type { CurrentUser, UserInfo } from '@signet/contract'
import type { Person, Snapshot } from '../../directory/index.ts'
import type { Actor } from '../../http/actor.ts'
import type { Server } from '../../server.ts'

/** Who somebody is, as the clients of this family read it. */
export function userInfoOf(actor: Actor, person: Person, directory: Snapshot): UserInfo {
  const posts = directory.postsOf(person.id)
  const major = posts.find(({ id }) => id === person.majorPostId)
  const organizeId = directory.departmentOf(person.id) ?? ''
  const managerId = directory.managerOf(person.id, 1) ?? ''

  return {
    userId: person.id,
    userAccount: person.account,
    userName: person.name,
    headIcon: person.avatar,
    mobilePhone: person.mobilePhone,
    email: person.email,
    organizeId,
    organizeIds: [...new Set(posts.map(({ organizationId }) => organizationId))],
    organizeName: directory
      .pathOf(organizeId)
      .map(({ name }) => name)
      .join('/'),
    positionId: major?.id ?? '',
    positionIds: posts.map(({ id }) => id),
    positionName: major?.name ?? '',
    roleIds: directory.rolesOf(person.id).map(({ id }) => id),
    groupIds: directory.groupsOf(person.id).map(({ id }) => id),
    managerId,
    manager: directory.nameOf(managerId),
    systemCode: '',
    appSystemId: '',
    securityKey: '',
    isAdministrator: actor.isAdministrator,
    tenantId: actor.tenant,
  }
}

const workflowMenus = [
  ['launch', '/pages/workFlow/index', 'rocket'],
  ['todo', '/pages/workFlow/flowTodo/index', 'list-checks'],
  ['favourites', '/pages/workFlow/allAppWorkFlow/index', 'star'],
] as const

/** The menus that everybody has; menus of dynamic models join them when there are models. */
export function menusOf(t: (key: string) => string): CurrentUser['menuList'] {
  return workflowMenus.map(([name, urlAddress, icon]) => ({
    id: `workflow.${name}`,
    fullName: t(`session.menu.${name}`),
    enCode: `workflow.${name}`,
    icon,
    urlAddress,
  }))
}

export function systemOf({ product }: Server): CurrentUser['sysConfigInfo'] {
  return {
    sysVersion: product.version,
    copyright: 'Signet',
    sysName: 'Signet',
    flowSign: true,
    flowTodo: true,
  }
}
