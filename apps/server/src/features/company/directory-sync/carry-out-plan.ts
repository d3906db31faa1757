import type { Endpoint } from '@signet/contract'
import type { Tx } from '@signet/db'
import type { Call } from '../../../http/serve.ts'
import { announcePermissions } from '../../../people/rights/announce-permissions.ts'
import { refuseTooManyPeople } from '../../../people/tenants/index.ts'
import { changeCircleMembers, changePerson, createGroupOf, updateCircleNames } from '../organization/index.ts'
import { hashOfNoPassword, storeDepartments, storePeople } from '../organization-sheets/index.ts'
import { linkGroup, linkPeople, linkUnits, markDisabled, unmarkEnabled } from './link-store.ts'
import type { PlannedGroup } from './plan-groups.ts'
import type { SyncPlan } from './plan-sync.ts'

/** Work of the product itself, in one transaction. */
export type SyncContext = Omit<Call<Endpoint>, 'input' | 'tx'> & Readonly<{ tx: Tx }>

/** Does what a plan says. Refuses as the calls of the studio for the same changes do. */
export async function carryOutPlan(context: SyncContext, plan: SyncPlan, issuer: string): Promise<void> {
  const { tx, now, server, actor } = context
  const { departments, people, groups } = plan
  await storeDepartments(tx, departments, now)
  await linkUnits(tx, departments.links)
  // Hashing takes a tenth of a second, in which others wait for the organization.
  const passwordHash = plan.changes.some(isNewPerson) ? await hashOfNoPassword(server.random) : ''
  await storePeople(tx, people, { now, passwordHash })
  const names = new Map(people.people.map(({ facts: { id, name } }) => [id, name]))
  const directory = await server.directories.of(actor.tenant)
  const nameOf = (id: string) => names.get(id) ?? directory.nameOf(id)
  await linkPeople(tx, people.links, { issuer, now, nameOf })
  for (const id of people.returned) await changePerson(context, { id, enabledMark: 1 })
  for (const id of people.vanished) await changePerson(context, { id, enabledMark: 0 })
  await unmarkEnabled(tx)
  await markDisabled(tx, people.vanished, now)
  await refuseTooManyPeople(tx, { tenants: server.tenants, tenant: actor.tenant })
  for (const group of groups) await carryOutGroup(context, group)
  if (plan.changes.length > 0) announcePermissions(context, 'everybody')
}

function isNewPerson({ part, kind }: SyncPlan['changes'][number]): boolean {
  return part === 'person' && kind === 'new'
}

const table = 'personGroup'

async function carryOutGroup(context: SyncContext, group: PlannedGroup): Promise<void> {
  const { subject, name: fullName, before, isLinked, add, remove } = group
  if (!before) {
    const enCode = `ldap.${context.server.newId()}`
    const { id } = await createGroupOf(context, { fullName, enCode, personIds: [...add], rule: '' })
    return linkGroup(context.tx, { subject, id })
  }
  const { id, code: enCode } = before
  if (before.name !== fullName) await updateCircleNames(context, table, { id, fullName, enCode })
  if (add.length + remove.length > 0) await changeCircleMembers(context, table, { id, add, remove })
  if (!isLinked) await linkGroup(context.tx, { subject, id })
}
