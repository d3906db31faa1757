import {
  type AdministrationArea,
  type CurrentUser,
  contract,
  type MenuScreen,
  type RefusalCode,
  type UserInfo,
} from '@signet/contract'
import { isHiddenByRights, type Locale, textIn } from '@signet/form'
import type { Translate } from '@signet/i18n'
import { type ButtonKey, canPress, fieldFor, highestRights } from '@signet/list'
import { Refusal } from '@signet/std'
import type { Actor } from '../../http/actor.ts'
import { serve } from '../../http/serve.ts'
import { orgNameTree, type Person, type Snapshot } from '../../people/directory/index.ts'
import { fieldLabel, type OpenedModel, openAll } from '../../records/models/index.ts'
import type { Server } from '../../server.ts'
import { currentApplication, menuOf } from '../system/index.ts'
import { identityOf } from './identity.ts'

/** The screens of the clients that ask. */
const screens: Readonly<Record<'app' | 'web', MenuScreen>> = { app: 'phone', web: 'desk' }

/** Wire names of the built-in list buttons. */
const buttonCodes: Readonly<Record<ButtonKey, string>> = {
  add: 'btn_add',
  edit: 'btn_edit',
  remove: 'btn_remove',
  detail: 'btn_detail',
  batchRemove: 'btn_batchRemove',
  import: 'btn_upload',
  export: 'btn_download',
  print: 'btn_batchPrint',
}

export const currentUser = serve(contract.session.currentUser, async (call) => {
  const { actor, caller, server, now } = call
  const directory = await server.directories.of(actor.tenant)
  const person = directory.people.get(actor.personId)
  if (!person) throw new Refusal<RefusalCode>('session.expired')

  const reader = { locale: caller.locale, t: server.words.t(caller.locale) }
  const models = await openAll(call)
  const application = await currentApplication(call)
  return {
    userInfo: {
      ...userInfoOf(actor, person, directory),
      systemCode: application?.code ?? '',
      appSystemId: application?.id ?? '',
    },
    menuList: await menuOf(call, application, { models, screen: screens[call.input.type] }),
    permissionList: models.map((opened) => permissionView(opened, reader)),
    calendar: calendarView(directory, now),
    sysConfigInfo: await systemOf(server, actor.tenant),
  }
})

/** Leaves out the days before last year: few forms are about them, and they are most of the calendar. */
function calendarView({ calendar }: Snapshot, now: string): CurrentUser['calendar'] {
  const first = `${Number(now.slice(0, 4)) - 1}-01-01`
  const since = (days: readonly string[]) => days.filter((day) => day >= first)
  const { weekdays = [], holidays, workdays } = calendar
  return { weekdays: [...weekdays], holidays: since(holidays), workdays: since(workdays) }
}

type NamedPart = Readonly<{ id: string; fullName: string; enCode: string }>

/**
 * Returns what a person may see and press on at least one record of a model; each record is checked again.
 */
function permissionView(
  { model, access }: OpenedModel,
  { locale, t }: Readonly<{ locale: Locale; t: Translate }>,
): CurrentUser['permissionList'][number] {
  const { definition, fields } = access.list
  const rights = highestRights(access)
  const shown = [...model.form.byPath.values()].filter(({ path }) => !isHiddenByRights(rights, path))
  return {
    modelId: model.id,
    moduleName: model.name,
    column: [...fields.values()]
      .filter(({ path }) => fieldFor(access, path))
      .map((field) => part(field.path, fieldLabel(field, { locale, t }))),
    form: shown.map(({ path, definition: { label } }) => part(path.replace('.', '-'), textIn(locale, label))),
    button: [
      ...definition.buttons.map(({ key, label }) => [key, buttonCodes[key], label ?? key] as const),
      ...definition.actions.map(({ key, label }) => [key, key, label] as const),
    ]
      .filter(([key]) => canPress(access, key))
      .map(([, code, label]) => part(code, textIn(locale, label))),
    resource: [],
  }
}

function part(code: string, fullName: string): NamedPart {
  return { id: code, fullName, enCode: code }
}

/** Returns a person in the wire format, without the application. */
function userInfoOf(
  actor: Actor,
  person: Person,
  directory: Snapshot,
): Omit<UserInfo, 'systemCode' | 'appSystemId'> {
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
    organizeName: orgNameTree(directory, organizeId),
    positionId: major?.id ?? '',
    positionIds: posts.map(({ id }) => id),
    positionName: major?.name ?? '',
    roleIds: directory.rolesOf(person.id).map(({ id }) => id),
    groupIds: directory.groupsOf(person.id).map(({ id }) => id),
    managerId,
    manager: directory.nameOf(managerId),
    securityKey: '',
    isAdministrator: actor.isAdministrator,
    administration: administrationView(actor, directory),
    isExternal: directory.isExternal(person.id),
    viewedBy: directory.nameOf(actor.viewerId ?? ''),
    tenantId: actor.tenant,
  }
}

function administrationView(
  { personId, isAdministrator, areas }: Actor,
  { gradesOf }: Snapshot,
): UserInfo['administration'] {
  const withArea = (area: AdministrationArea) => gradesOf(personId).filter((one) => one.areas.includes(area))
  const people = withArea('people')
  const isWhole = isAdministrator || people.some((one) => one.isWhole)
  return {
    areas: [...areas],
    organizationIds: isWhole ? null : people.flatMap(({ organizationIds }) => organizationIds),
    circleIds: isAdministrator ? null : withArea('roles').flatMap(({ circleIds }) => circleIds),
  }
}

/** Steps of flows decide who claims and starts a task, so both lists are always there. */
async function systemOf(server: Server, tenant: string): Promise<CurrentUser['sysConfigInfo']> {
  const { loginIcon: _, loginWords: __, ...identity } = await identityOf(server, tenant)
  return {
    sysVersion: server.product.version,
    ...identity,
    flowSign: true,
    flowTodo: true,
  }
}
