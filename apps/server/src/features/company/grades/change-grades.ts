import { contract, type ParsedInput, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { type Call, serve } from '../../../http/serve.ts'
import type { Grade, Snapshot } from '../../../people/directory/index.ts'
import { administrationOf } from '../../../people/directory/index.ts'
import { announcePermissions } from '../../../people/rights/announce-permissions.ts'
import { refuseExternals } from '../../../people/rights/refuse-externals.ts'
import { requireFreshSignIn } from '../../../people/sessions/index.ts'
import { refuseInUse } from '../organization/index.ts'
import { deleteGrade, insertGrade, saveGrade } from './grade-store.ts'

type Wanted = ParsedInput<typeof contract.grades.create>
type Context = Pick<Call<typeof contract.grades.create>, 'actor' | 'server' | 'tx' | 'afterCommit'>

/** Takes the turn of a writer of the organization, and reads it as it is then. */
async function takeTurn(call: Context): Promise<Snapshot> {
  await call.server.directories.changed({ ...call, tenant: call.actor.tenant })
  return call.server.directories.within(call.tx)
}

export const createGrade = serve(contract.grades.create, async (call) => {
  await requireFreshSignIn(call)
  const { input, actor, tx, now, server } = call
  const directory = await takeTurn(call)
  refuseWanted(directory, actor.personId, input)
  const id = server.newId()
  await insertGrade(tx, { ...input, id, changedBy: actor.personId, changedAt: now })
  announcePermissions(call, input.personIds)
  return { id }
})

export const updateGrade = serve(contract.grades.update, async (call) => {
  await requireFreshSignIn(call)
  const { input, actor, tx, now } = call
  const { version, ...wanted } = input
  const directory = await takeTurn(call)
  const before = changeable(directory, actor.personId, input.id)
  refuseWanted(directory, actor.personId, wanted, before.personIds)
  await saveGrade(tx, version, { ...wanted, changedBy: actor.personId, changedAt: now })
  announcePermissions(call, [...before.personIds, ...wanted.personIds])
  return null
})

export const removeGrade = serve(contract.grades.remove, async (call) => {
  const { input, actor, tx } = call
  const before = changeable(await takeTurn(call), actor.personId, input.id)
  await refuseInUse(tx, before)
  await deleteGrade(tx, before.id)
  announcePermissions(call, before.personIds)
  return null
})

/** Returns a grade that gives no more than the person administers. */
function changeable(directory: Snapshot, person: string, id: string): Grade {
  const grade = directory.grades.find((one) => one.id === id)
  if (!grade) throw new Refusal<RefusalCode>('grades.notFound')
  if (!administrationOf(directory, person).covers(grade))
    throw new Refusal<RefusalCode>('grades.moreThanYours')
  return grade
}

/** Refuses what is unknown, what the person does not administer, and to give it to people outside their part. */
function refuseWanted(
  directory: Snapshot,
  person: string,
  wanted: Wanted,
  before: readonly string[] = [],
): void {
  const { organizationIds, circleIds, personIds } = wanted
  refuseExternals(directory, personIds)
  const { organizations, roles, groups, people } = directory
  const isKnown =
    organizationIds.every((id) => organizations.has(id)) &&
    circleIds.every((id) => roles.has(id) || groups.has(id)) &&
    personIds.every((id) => people.has(id))
  if (!isKnown) throw new Refusal<RefusalCode>('organization.notFound')

  const own = administrationOf(directory, person)
  const added = personIds.filter((id) => !before.includes(id))
  if (!own.covers(wanted) || !added.every((id) => own.hasPerson('grades', id)))
    throw new Refusal<RefusalCode>('grades.moreThanYours')
}
