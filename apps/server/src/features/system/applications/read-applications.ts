import { contract, type MenuPage, menuPages, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import type { Snapshot } from '../../../people/directory/index.ts'
import { withName } from '../../../people/rights/holders.ts'
import { type Application, allApplications, findApplication } from './application-store.ts'
import { namedTargets } from './existing-targets.ts'
import { nameIn } from './menu-of.ts'
import { administered, ownTargets, refuseOthers } from './own-applications.ts'

export const listApplications = serve(contract.applications.list, async ({ tx, actor, caller, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const rows = administered(actor, directory, await allApplications(tx))
  return {
    list: rows.map((row) => ({
      ...settingsOf(row),
      fullName: nameIn(caller.locale, row.definition),
      icon: row.definition.icon,
      entries: row.definition.menu.length,
      administrators: administratorsOf(directory, row.id),
      changedAt: row.changedAt,
      changedBy: directory.nameOf(row.changedBy),
    })),
  }
})

export const openApplication = serve(contract.applications.open, async ({ input, tx, actor, server }) => {
  const found = await findApplication(tx, input.id)
  if (!found) throw new Refusal<RefusalCode>('applications.notFound')
  const directory = await server.directories.of(actor.tenant)
  refuseOthers(actor, directory, found)
  const { menu, holders, ...words } = found.definition
  const named = (some: typeof holders) => some.map((holder) => withName(directory, holder))
  return {
    ...settingsOf(found),
    ...words,
    version: found.version,
    holders: named(holders),
    administrators: administratorsOf(directory, found.id),
    menu: menu.map((entry) => ({ ...entry, holders: named(entry.holders) })),
  }
})

function administratorsOf(directory: Snapshot, id: string) {
  return directory.applicationAdministrators
    .filter(({ applicationId }) => applicationId === id)
    .map(({ kind, holderId }) => withName(directory, { kind, id: holderId }))
}

function settingsOf({ id, code, position, isEnabled }: Application) {
  const enabledMark: 0 | 1 = isEnabled ? 1 : 0
  return { id, enCode: code, sortCode: position, enabledMark }
}

export const menuTargets = serve(contract.applications.targets, async (call) => {
  const { tx, actor, caller, server } = call
  const t = server.words.t(caller.locale)
  const pages = (Object.keys(menuPages) as MenuPage[]).map((id) => ({
    id,
    name: t(`applications.page.${id}`),
  }))
  const own = await ownTargets(call, await server.directories.of(actor.tenant))
  const { models, flows } = await namedTargets(tx, caller.locale)
  const isOwn = ({ id }: Readonly<{ id: string }>) => own?.has(id) ?? true
  return { pages, models: models.filter(isOwn), flows: flows.filter(isOwn) }
})
