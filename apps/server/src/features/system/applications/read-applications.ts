import { contract, type MenuPage, menuPages, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { withName } from '../../../people/rights/holders.ts'
import { type Application, allApplications, findApplication } from './application-store.ts'
import { namedTargets } from './existing-targets.ts'
import { nameIn } from './menu-of.ts'

export const listApplications = serve(contract.applications.list, async ({ tx, actor, caller, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const rows = await allApplications(tx)
  return {
    list: rows.map((row) => ({
      ...settingsOf(row),
      fullName: nameIn(caller.locale, row.definition),
      icon: row.definition.icon,
      entries: row.definition.menu.length,
      changedAt: row.changedAt,
      changedBy: directory.nameOf(row.changedBy),
    })),
  }
})

export const openApplication = serve(contract.applications.open, async ({ input, tx, actor, server }) => {
  const found = await findApplication(tx, input.id)
  if (!found) throw new Refusal<RefusalCode>('applications.notFound')
  const directory = await server.directories.of(actor.tenant)
  const { menu, holders, ...words } = found.definition
  const named = (some: typeof holders) => some.map((holder) => withName(directory, holder))
  return {
    ...settingsOf(found),
    ...words,
    version: found.version,
    holders: named(holders),
    menu: menu.map((entry) => ({ ...entry, holders: named(entry.holders) })),
  }
})

function settingsOf({ id, code, position, isEnabled }: Application) {
  const enabledMark: 0 | 1 = isEnabled ? 1 : 0
  return { id, enCode: code, sortCode: position, enabledMark }
}

export const menuTargets = serve(contract.applications.targets, async ({ tx, caller, server }) => {
  const t = server.words.t(caller.locale)
  const pages = (Object.keys(menuPages) as MenuPage[]).map((id) => ({
    id,
    name: t(`applications.page.${id}`),
  }))
  return { pages, ...(await namedTargets(tx, caller.locale)) }
})
