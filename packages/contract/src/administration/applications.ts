import { z } from 'zod'
import { Holder, NamedHolder } from '../organization/holder.ts'
import { Done, Empty, endpoint, Id, Instant, largestInteger, Translations } from '../wire/endpoint.ts'

/** Pages of the product that a menu can lead to, with their addresses. */
export const menuPages = {
  launch: '/pages/workFlow/index',
  pending: '/pages/workFlow/flowTodo/index?list=pending',
  launched: '/pages/workFlow/flowTodo/index?list=launched',
  favouriteFlows: '/pages/workFlow/allAppWorkFlow/index',
  models: '/pages/apply/menu/index',
  favouriteModels: '/pages/apply/allAppApply/index',
  dashboard: '/pages/index/dashboard',
  messages: '/pages/index/message',
  schedule: '/pages/workFlow/schedule/index',
  documents: '/pages/workFlow/document/index',
} as const
/** Where other apps of a device hand over what is shared with the product: by POST to its service worker. */
export const incomingPage = '/pages/share/index'

export type MenuPage = keyof typeof menuPages
const pageKeys = Object.keys(menuPages) as [MenuPage, ...MenuPage[]]

/** Where an entry of a menu leads. A catalog holds other entries. */
export const MenuTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('catalog') }),
  z.object({ kind: z.literal('page'), page: z.enum(pageKeys) }),
  z.object({ kind: z.literal('model'), modelId: Id }),
  z.object({ kind: z.literal('flow'), flowId: Id }),
  z.object({ kind: z.literal('link'), url: z.url({ protocol: /^https?$/ }).max(2000) }),
])
export type MenuTarget = z.output<typeof MenuTarget>

/** Screens on which an entry is shown. */
export const MenuScreen = z.enum(['phone', 'desk'])
export type MenuScreen = z.output<typeof MenuScreen>

const Words = z.object({
  /** Empty for the name of the target. */
  fullName: z.string().trim().max(100).default(''),
  translations: Translations,
})
const EntryFields = Words.extend({
  id: Id,
  icon: z.string().max(60).default(''),
  target: MenuTarget,
  screens: z.array(MenuScreen).min(1).max(2).default(['phone', 'desk']),
})
const entryOf = <H extends z.ZodType>(holder: H) =>
  EntryFields.extend({
    /** Those who see it; empty for everyone who uses the application. */
    holders: z.array(holder).max(200).default([]),
  })

/** An entry; only those in a catalog have a parent. */
export const MenuEntry = entryOf(Holder).extend({ parentId: Id.nullable().default(null) })
export type MenuEntry = z.output<typeof MenuEntry>
const NamedMenuEntry = entryOf(NamedHolder).extend({ parentId: Id.nullable() })

export const mostMenuEntries = 300
/** Levels of a menu: four of catalogs, as categories have, and the entries of the last. */
export const deepestMenu = 5

const Settings = z.object({
  fullName: z.string().trim().min(1).max(100),
  translations: Translations,
  /** What clients send as App-Code. */
  enCode: z
    .string()
    .trim()
    .regex(/^[\w.-]{1,60}$/),
  icon: z.string().max(60).default(''),
  sortCode: z.number().int().min(0).max(10_000).default(0),
  enabledMark: z.literal([0, 1]).default(1),
  holders: z.array(Holder).min(1).max(200),
  /** In order; those of a catalog may be anywhere after it. */
  menu: z.array(MenuEntry).max(mostMenuEntries).default([]),
})
/** Who administers one application: a person, or every member of a group. */
const Administrator = Holder.extend({ kind: z.enum(['person', 'group']), id: Id })
const NamedAdministrator = Administrator.extend({ name: z.string() })

/** The stored part of an application. */
export const ApplicationDefinition = Settings.pick({
  fullName: true,
  translations: true,
  icon: true,
  holders: true,
  menu: true,
})
export type ApplicationDefinition = z.output<typeof ApplicationDefinition>

const Named = z.object({ id: Id, name: z.string() })
const Row = z.object({
  id: Id,
  fullName: z.string(),
  enCode: z.string(),
  icon: z.string(),
  enabledMark: z.literal([0, 1]),
  sortCode: z.number().int(),
  entries: z.number().int(),
  administrators: z.array(NamedAdministrator),
  changedAt: Instant,
  changedBy: z.string(),
})

/** An entry of the own menu, as platforms of this kind call its fields. */
export const MenuItem = z.object({
  id: z.string(),
  /** `-1` at the top level. */
  parentId: z.string(),
  fullName: z.string(),
  enCode: z.string(),
  icon: z.string(),
  /** 1 catalog, 2 page, 3 model, 7 link, 9 flow. */
  type: z.number().int(),
  /** Empty for a catalog. */
  urlAddress: z.string(),
  hasChildren: z.boolean(),
  screens: z.array(MenuScreen),
})
export type MenuItem = z.output<typeof MenuItem>

const asAdministrator = { access: 'administrator', areas: ['applications'] } as const
/** Also for the administrators of one application, as far as it is theirs. */
const asOwnAdministrator = { access: 'administrator', areas: ['applications', 'ownApplications'] } as const
const wrongMenu = ['applications.targetGone', 'applications.wrongMenu', 'organization.notFound'] as const

/** Applications: parts of the product with their own menus. Without any, everyone has the same menu. */
export const applications = {
  list: endpoint({
    ...asOwnAdministrator,
    method: 'GET',
    path: '/api/system/System',
    summary: 'List the applications that you administer, in order',
    input: Empty,
    output: z.object({ list: z.array(Row) }),
    refusals: [],
  }),
  open: endpoint({
    ...asOwnAdministrator,
    method: 'GET',
    path: '/api/system/System/:id',
    summary: 'Get an application with its menu',
    input: z.object({ id: Id }),
    output: Settings.extend({
      id: Id,
      version: z.number().int(),
      holders: z.array(NamedHolder),
      administrators: z.array(NamedAdministrator),
      menu: z.array(NamedMenuEntry),
    }),
    refusals: ['applications.notFound', 'applications.notYours'],
  }),
  targets: endpoint({
    ...asOwnAdministrator,
    method: 'GET',
    path: '/api/system/System/Actions/Targets',
    summary: 'List the pages, models and flows to which you can lead a menu',
    input: Empty,
    output: z.object({
      pages: z.array(z.object({ id: z.enum(pageKeys), name: z.string() })),
      models: z.array(Named),
      flows: z.array(Named),
    }),
    refusals: [],
  }),
  create: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/system/System',
    summary: 'Create an application',
    input: Settings,
    output: z.object({ id: Id }),
    refusals: ['applications.codeTaken', ...wrongMenu],
  }),
  update: endpoint({
    ...asOwnAdministrator,
    method: 'PUT',
    path: '/api/system/System/:id',
    summary:
      'Save an application with its menu; `version` is the one that was opened. Administrators of one application keep its code and order, and lead its menu only to what they can open',
    input: Settings.extend({ id: Id, version: z.number().int().min(1).max(largestInteger) }),
    output: z.object({ version: z.number().int() }),
    refusals: [
      ...wrongMenu,
      'applications.codeFixed',
      'applications.notFound',
      'applications.notYours',
      'applications.onlyForAll',
      'applications.targetNotYours',
      'applications.changedMeanwhile',
    ],
  }),
  setAdministrators: endpoint({
    ...asAdministrator,
    method: 'PUT',
    path: '/api/system/System/:id/Administrators',
    summary: 'Say who administers one application: people and groups; `version` is the one that was opened',
    input: z.object({
      id: Id,
      version: z.number().int().min(1).max(largestInteger),
      administrators: z.array(Administrator).max(50),
    }),
    output: z.object({ version: z.number().int() }),
    refusals: [
      'session.confirmFirst',
      'applications.notFound',
      'applications.changedMeanwhile',
      'externals.notPossible',
      'organization.notFound',
    ],
  }),
  remove: endpoint({
    ...asAdministrator,
    method: 'DELETE',
    path: '/api/system/System/:id',
    summary: 'Delete an application; what its menu leads to stays',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['applications.notFound'],
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/app/Menu/sys',
    access: 'member',
    summary: 'List the applications you can switch to',
    input: Empty,
    output: z.object({
      list: z.array(
        z.object({
          id: Id,
          name: z.string(),
          enCode: z.string(),
          icon: z.string(),
          currentSystem: z.boolean(),
        }),
      ),
    }),
    refusals: [],
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/app/Menu/sys/:id',
    access: 'member',
    summary: 'Switch to an application',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['applications.notFound'],
  }),
  menu: endpoint({
    method: 'GET',
    path: '/api/app/Menu',
    access: 'member',
    summary: 'List the menu entries of your current application that you can open',
    input: Empty,
    output: z.object({
      /** Null while there are no applications. */
      application: Named.nullable(),
      list: z.array(MenuItem),
    }),
    refusals: [],
  }),
}
