import { contract, type Endpoint, type RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { houseLanguage } from '../../../http/caller.ts'
import type { Call } from '../../../http/serve.ts'
import { insertOrganization, insertPost } from '../organization/index.ts'
import { isNearName } from './near-names.ts'
import { wrongValue } from './read-changes.ts'
import { findPostOf, listNamesakes, listTopCompanies, listUnitNames, postsHeldBy } from './scim-store.ts'

type Changing = Pick<Call<Endpoint>, 'server' | 'now'> & Readonly<{ tx: Tx }>
type Wanted = Readonly<{ personId: string | undefined; department: string | undefined }>

/**
 * Returns the posts of a person who comes into a department: its post of members, in place of the posts of the former
 * main department. A department that no one has made is made below the company. Undefined where nothing changes: no
 * department is named, the person works there already, or its name does not say which one is meant. Refuses
 * `scim.wrongValue` and `scim.departmentMisspelled`.
 */
export async function postsInDepartment(
  call: Changing,
  { personId, department: name = '' }: Wanted,
): Promise<readonly string[] | undefined> {
  if (name === '') return undefined
  if (!contract.organization.createOrganize.input.shape.fullName.safeParse(name).success)
    throw wrongValue('department')
  const held = personId === undefined ? [] : await postsHeldBy(call.tx, personId)
  if (held.some((post) => post.department.toLowerCase() === name.toLowerCase())) return undefined
  const id = await departmentNamed(call, name)
  if (id === undefined) return undefined
  const main = held.find(({ isMajor }) => isMajor)?.organizationId
  const kept = held.filter(({ organizationId }) => organizationId !== main)
  return [await memberPostOf(call, id), ...kept.map((post) => post.id)]
}

async function departmentNamed(call: Changing, name: string): Promise<string | undefined> {
  const namesakes = await listNamesakes(call.tx, name)
  if (namesakes.length === 0) {
    await refuseMisspelled(call, name)
    return makeDepartment(call, name)
  }
  const [only, ...others] = namesakes.filter(({ isClosed }) => !isClosed)
  return others.length === 0 ? only?.id : undefined
}

/** A name that is nearly that of a department is a mistake more often than a new department. */
async function refuseMisspelled({ tx }: Changing, name: string): Promise<void> {
  const near = (await listUnitNames(tx)).find((one) => isNearName(name, one))
  if (near !== undefined)
    throw new Refusal<RefusalCode>('scim.departmentMisspelled', { department: name, near })
}

/** A group of companies has no single top, so that its new departments begin at the top. */
async function makeDepartment({ tx, server, now }: Changing, name: string): Promise<string> {
  const [company, ...others] = await listTopCompanies(tx)
  const parentId = others.length === 0 ? (company?.id ?? null) : null
  const id = server.newId()
  const code = `d-${id.slice(-12)}`
  await insertOrganization(tx, { id, parentId, name, code, category: 'department', headId: null, now })
  return id
}

async function memberPostOf({ tx, server, now }: Changing, organizationId: string): Promise<string> {
  const name = server.words.t(houseLanguage)('organization-sheets.memberPost')
  const known = await findPostOf(tx, { organizationId, name })
  if (known) return known.id
  const id = server.newId()
  const code = `p-${id.slice(-12)}`
  await insertPost(tx, { id, organizationId, parentId: null, name, code, dutyPersonId: null, now })
  return id
}
