import { type AuthorizationGroup, contract } from '@signet/contract'
import type { Locale } from '@signet/i18n'
import { serve } from '../../../http/serve.ts'
import { withName } from '../../../people/rights/holders.ts'
import { nameIn } from '../../system/index.ts'
import { type Bundle, isOwnBundle, ownRights } from './admit-bundle.ts'
import { allGroups } from './authorization-group-store.ts'
import { allRights, bundleOf } from './load-bundles.ts'

export const listGroups = serve(contract.authorizationGroups.list, async ({ tx, actor, caller, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const rights = await allRights(tx)
  const rows = (await allGroups(tx)).filter(({ id }) => directory.authorizationGroups.has(id))
  return {
    list: rows.map(({ id, name, code, description, isEnabled, until, ...row }): AuthorizationGroup => {
      const bundle = bundleOf(rights, directory, id)
      const isInForce = directory.authorizationGroups.get(id)?.isInForce ?? false
      return {
        ...{ id, fullName: name, enCode: code, description, until, version: row.version },
        enabledMark: isEnabled ? 1 : 0,
        state: isInForce ? 'inForce' : isEnabled ? 'expired' : 'disabled',
        members: bundle.members.map((member) => withName(directory, member)),
        ...rightsView(caller.locale, bundle),
        changedAt: row.changedAt,
        changedBy: directory.nameOf(row.changedBy),
        canChange: isOwnBundle(actor, directory, bundle),
      }
    }),
  }
})

/** Names what a bundle gives. */
function rightsView(locale: Locale, { grants, applications }: Omit<Bundle, 'members'>) {
  return {
    grants: grants.map(({ holders: _, ...grant }) => grant),
    applications: applications.map(({ id, definition }) => ({ id, name: nameIn(locale, definition) })),
  }
}

export const selectGroups = serve(contract.authorizationGroups.selector, async ({ actor, server }) => {
  const { authorizationGroups } = await server.directories.of(actor.tenant)
  return { list: [...authorizationGroups.values()].map(({ id, name }) => ({ id, name })) }
})

export const listRights = serve(contract.authorizationGroups.rights, async (call) => {
  const { tx, actor, caller, server } = call
  const directory = await server.directories.of(actor.tenant)
  return rightsView(caller.locale, ownRights(actor, directory, await allRights(tx)))
})
