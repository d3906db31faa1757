import type { CurrentUser, MenuEntry, MenuItem, MenuScreen } from '@signet/contract'
import type { Locale } from '@signet/i18n'
import { launchableFlows } from '../../../cases/launching/launchable-flows.ts'
import type { ReadCall } from '../../../http/serve.ts'
import { heldBy } from '../../../people/rights/holders.ts'
import { flowNameIn } from '../../../publication/index.ts'
import { modelNamesIn, type OpenedModel, openAll } from '../../../records/models/index.ts'
import { type Application, allApplications, chosenApplication } from './application-store.ts'
import { type Reach, targetKindOf } from './menu-targets.ts'

export type Asking = Pick<ReadCall, 'tx' | 'actor' | 'caller' | 'now' | 'server' | 'cause'>

/** Returns the applications a person may use, in order. */
export async function applicationsOf({ tx, actor, server }: Asking): Promise<readonly Application[]> {
  const isHeld = heldBy(await server.directories.of(actor.tenant), actor.personId)
  const all = await allApplications(tx)
  return all.filter(({ isEnabled, definition }) => isEnabled && isHeld(definition.holders))
}

/**
 * Returns the application a person works in: the one chosen last, else the one their client names by App-Code, else
 * the first.
 */
export async function currentApplication(asking: Asking): Promise<Application | undefined> {
  return currentAmong(asking, await applicationsOf(asking))
}

/** The same for somebody whose applications are known. */
export async function currentAmong(
  asking: Asking,
  mine: readonly Application[],
): Promise<Application | undefined> {
  if (mine.length === 0) return undefined
  const { systemCode } = asking.caller
  const chosen = await chosenApplication(asking.tx, asking.actor.personId)
  return mine.find(({ id }) => id === chosen) ?? mine.find(({ code }) => code === systemCode) ?? mine[0]
}

type MenuOptions = Readonly<{
  /** Models opened already, if any. */
  models?: readonly OpenedModel[]
  /** Leaves out what is not shown on it. */
  screen?: MenuScreen
}>

/** Returns the entries of an application's menu that a person may open; catalogs without any are left out. */
export async function menuOf(
  asking: Asking,
  application: Application | undefined,
  options: MenuOptions = {},
): Promise<CurrentUser['menuList']> {
  const { actor, caller, server } = asking
  const isHeld = heldBy(await server.directories.of(actor.tenant), actor.personId)
  const { screen } = options
  const entries = (application?.definition.menu ?? standardMenu)
    .filter(({ screens }) => screen === undefined || screens.includes(screen))
    .filter(({ holders }) => holders.length === 0 || isHeld(holders))
  const reach = await reachable(asking, entries, options)
  return withoutEmptyCatalogs(entries.flatMap((entry) => itemOf(entry, caller.locale, reach)))
}

/** The menu while there is no application. */
const standardMenu: readonly MenuEntry[] = (['launch', 'pending', 'favouriteFlows'] as const).map((page) => ({
  id: `workflow.${page}`,
  parentId: null,
  fullName: '',
  translations: { 'zh-TW': '', 'en-US': '' },
  icon: '',
  target: { kind: 'page', page },
  screens: ['phone', 'desk'],
  holders: [],
}))

/** Returns what a person can open; asks for models and flows only where an entry leads to some. */
export async function reachable(
  asking: Asking,
  entries: readonly Pick<MenuEntry, 'target'>[],
  options: MenuOptions = {},
): Promise<Reach> {
  const { caller, server } = asking
  const leadsTo = (kind: MenuEntry['target']['kind']) => entries.some(({ target }) => target.kind === kind)
  const models = leadsTo('model') ? (options.models ?? (await openAll(asking))) : []
  const flows = leadsTo('flow') ? await launchableFlows(asking) : []
  return {
    t: server.words.t(caller.locale),
    models: new Map(
      models.map(({ model }) => [
        model.id,
        { name: modelNamesIn(caller.locale, model).name, icon: model.icon },
      ]),
    ),
    flows: new Map(
      flows.map(({ row }) => [row.id, { name: flowNameIn(caller.locale, row), icon: row.icon }]),
    ),
  }
}

function itemOf(entry: MenuEntry, locale: Locale, reach: Reach): readonly MenuItem[] {
  const { type, open } = targetKindOf(entry.target)
  const own = nameIn(locale, entry)
  const opened = open(entry.target, reach, own)
  if (!opened) return []
  return [
    {
      id: entry.id,
      parentId: entry.parentId ?? '-1',
      fullName: own || opened.name,
      enCode: entry.id,
      icon: entry.icon || opened.icon,
      type,
      urlAddress: opened.address,
      hasChildren: false,
      screens: entry.screens,
    },
  ]
}

/** Returns a name in the reader's language, or in the source language if untranslated. */
export function nameIn(
  locale: Locale,
  { fullName, translations }: Readonly<{ fullName: string; translations: Record<'zh-TW' | 'en-US', string> }>,
): string {
  return (locale === 'zh-CN' ? '' : translations[locale]) || fullName
}

const catalog = targetKindOf({ kind: 'catalog' }).type

function withoutEmptyCatalogs(items: readonly MenuItem[]): MenuItem[] {
  const parents = new Set(items.map(({ parentId }) => parentId))
  const ids = new Set(items.map(({ id }) => id))
  const kept = items
    .filter(({ type, id }) => type !== catalog || parents.has(id))
    .filter(({ parentId }) => parentId === '-1' || ids.has(parentId))
    .map((item) => ({ ...item, hasChildren: parents.has(item.id) }))
  return kept.length === items.length ? kept : withoutEmptyCatalogs(kept)
}
