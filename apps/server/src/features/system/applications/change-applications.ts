import { contract, deepestMenu, type MenuEntry, type RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { type Call, serve } from '../../../http/serve.ts'
import { announcePermissions } from '../../../people/rights/announce-permissions.ts'
import { refuseUnknownHolders } from '../../../people/rights/holders.ts'
import { refuseExternals } from '../../../people/rights/refuse-externals.ts'
import { requireFreshSignIn } from '../../../people/sessions/index.ts'
import {
  type Application,
  deleteApplication,
  findApplication,
  insertApplication,
  replaceAdministrators,
  updateApplication,
} from './application-store.ts'
import { existingTargets } from './existing-targets.ts'
import { targetKindOf } from './menu-targets.ts'
import { refuseMoreThanOwn, refuseOthers } from './own-applications.ts'

type Creating = Call<typeof contract.applications.create>
type Saving = Pick<Call<typeof contract.applications.update>, 'tx' | 'actor' | 'now' | 'server'>

export const createApplication = serve(contract.applications.create, async (call) => {
  const row = await checkedRow(call, { ...call.input, id: call.server.newId(), version: 1 })
  if (!(await insertApplication(call.tx, row))) throw new Refusal<RefusalCode>('applications.codeTaken')

  announcePermissions(call, 'everybody')
  return { id: row.id }
})

export const saveApplication = serve(contract.applications.update, async (call) => {
  const { input, tx } = call
  const before = await knownApplication(tx, input.id)
  refuseOthers(call.actor, await call.server.directories.of(call.actor.tenant), before)
  const row = await checkedRow(call, input)
  await refuseMoreThanOwn(call, { before, after: row })
  if (row.code !== before.code) throw new Refusal<RefusalCode>('applications.codeFixed')
  const version = await updateApplication(tx, row)
  if (version === undefined) throw new Refusal<RefusalCode>('applications.changedMeanwhile')

  announcePermissions(call, 'everybody')
  return { version }
})

export const setAdministrators = serve(contract.applications.setAdministrators, async (call) => {
  await requireFreshSignIn(call)
  const { input, tx, actor, now, server } = call
  const { id, administrators } = input
  await server.directories.changed({ ...call, tenant: actor.tenant })
  const directory = await server.directories.within(tx)
  refuseUnknownHolders(directory, administrators)
  refuseExternals(
    directory,
    administrators.map((one) => (one.kind === 'person' ? one.id : null)),
  )
  const before = await knownApplication(tx, id)
  const version = await updateApplication(tx, {
    ...before,
    ...{ version: input.version, changedBy: actor.personId, changedAt: now },
  })
  if (version === undefined) throw new Refusal<RefusalCode>('applications.changedMeanwhile')
  await replaceAdministrators(tx, id, administrators)

  announcePermissions(call, 'everybody')
  return { version }
})

export const removeApplication = serve(contract.applications.remove, async (call) => {
  await call.server.directories.changed({ ...call, tenant: call.actor.tenant })
  if (!(await deleteApplication(call.tx, call.input.id)))
    throw new Refusal<RefusalCode>('applications.notFound')

  announcePermissions(call, 'everybody')
  return null
})

async function knownApplication(tx: Tx, id: string): Promise<Application> {
  const found = await findApplication(tx, id)
  if (!found) throw new Refusal<RefusalCode>('applications.notFound')
  return found
}

/** Refuses `organization.notFound`, `applications.targetGone` and `applications.wrongMenu`. */
async function checkedRow(
  { tx, actor, now, server }: Saving,
  input: Creating['input'] & Readonly<{ id: string; version: number }>,
): Promise<Application> {
  const { id, version, enCode: code, sortCode: position, enabledMark, ...definition } = input
  const { holders, menu } = definition
  const directory = await server.directories.of(actor.tenant)
  refuseUnknownHolders(directory, [...holders, ...menu.flatMap((entry) => entry.holders)])
  refuseWrongMenu(menu)
  const existing = await existingTargets(tx)
  const gone = menu.find(({ target }) => !targetKindOf(target).exists(target, existing))
  if (gone) throw new Refusal<RefusalCode>('applications.targetGone', { name: gone.fullName })

  const { fullName, translations, icon } = definition
  return {
    ...{ id, code, position, version },
    definition: { fullName, translations, icon, holders, menu },
    isEnabled: enabledMark === 1,
    changedBy: actor.personId,
    changedAt: now,
  }
}

/** Every id once, every parent a catalog, at most `deepestMenu` levels, no cycle. */
function refuseWrongMenu(menu: readonly MenuEntry[]): void {
  const byId = new Map(menu.map((entry) => [entry.id, entry]))
  const isMisplaced = (entry: MenuEntry, level = 1): boolean => {
    if (entry.parentId === null) return false
    const parent = byId.get(entry.parentId)
    if (parent?.target.kind !== 'catalog' || level >= deepestMenu) return true
    return isMisplaced(parent, level + 1)
  }
  const wrong = menu.find((entry) => byId.get(entry.id) !== entry || isMisplaced(entry))
  if (wrong) throw new Refusal<RefusalCode>('applications.wrongMenu', { name: wrong.fullName })
}
