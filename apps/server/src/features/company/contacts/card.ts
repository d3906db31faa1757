import { contract, type SettingValues } from '@signet/contract'
import type { Actor } from '../../../http/actor.ts'
import { serve } from '../../../http/serve.ts'
import { orgNameTree, type Person, personRef, type Snapshot } from '../../../people/directory/index.ts'
import { fieldsOfCard } from '../personnel/index.ts'
import { findColleague } from './find-colleague.ts'
import { isStarredBy } from './star-store.ts'

export const card = serve(contract.contacts.card, async (call) => {
  const { actor, server, tx, now } = call
  const { directory, person } = await findColleague(call, call.input.id)
  const refer = personRef(directory)
  const posts = directory.postsOf(person.id)
  const units = [...new Set(posts.map(({ organizationId }) => organizationId))]
  return {
    person: refer(person.id),
    account: person.account,
    departments: units.map((id) => ({ id, name: orgNameTree(directory, id) })),
    posts: posts.map(({ name }) => name),
    superiors: superiorsOf(directory, person.id).map(refer),
    standIns: directory.standInsOf(person.id, now).map(({ to, end }) => ({ person: refer(to), until: end })),
    ...reachedBy(directory, { actor, person }, await server.settings.of(actor.tenant, 'contacts')),
    fields: await fieldsOfCard(call, person.id),
    isStarred: await isStarredBy(tx, actor.personId, person.id),
  }
})

/** As many as a phone shows on one line. */
const mostSuperiors = 5

/** From the direct manager upwards, those alone who work here. */
function superiorsOf(directory: Snapshot, person: string): readonly string[] {
  const levels = Array.from({ length: mostSuperiors }, (_, index) => directory.managerOf(person, index + 1))
  return levels.flatMap((one) => (one !== undefined && directory.isActive(one) ? [one] : []))
}

type Looking = Readonly<{ actor: Actor; person: Person }>

/** The number and address, each as far as the company shows them to the reader. */
function reachedBy(
  directory: Snapshot,
  { actor, person }: Looking,
  { phones, mails }: SettingValues<'contacts'>,
): Pick<Person, 'mobilePhone' | 'email'> {
  const isOpen = actor.isAdministrator || actor.personId === person.id
  const department = directory.departmentOf(actor.personId)
  const isNear = department !== undefined && department === directory.departmentOf(person.id)
  const sees = {
    everybody: !actor.isExternal,
    sameDepartment: isNear && !actor.isExternal,
    noOthers: false,
  } as const satisfies Record<typeof phones, boolean>
  return {
    mobilePhone: isOpen || sees[phones] ? person.mobilePhone : '',
    email: isOpen || sees[mails] ? person.email : '',
  }
}
