import type { Actor } from '../../http/actor.ts'
import type { Server } from '../../server.ts'
import { administrationOf, type Person } from '../directory/index.ts'

/** How a reader may reach people: whose phone number and whose mail address they see, and may search for. */
export type ReachSight = Readonly<{
  phone: (person: Person) => boolean
  mail: (person: Person) => boolean
}>

type Reading = Readonly<{
  actor: Pick<Actor, 'tenant' | 'personId' | 'isAdministrator' | 'isExternal' | 'areas'>
  server: Pick<Server, 'directories' | 'settings'>
}>

/** As the company shows them (settings `contacts`); people see their own, and administrators those of their part. */
export async function reachSight({ actor, server }: Reading): Promise<ReachSight> {
  const directory = await server.directories.of(actor.tenant)
  const { phones, mails } = await server.settings.of(actor.tenant, 'contacts')
  const own = administrationOf(directory, actor.personId)
  const department = directory.departmentOf(actor.personId)
  const isNear = ({ id }: Person) => department !== undefined && department === directory.departmentOf(id)
  const isOpen = ({ id }: Person) =>
    actor.isAdministrator ||
    actor.personId === id ||
    (actor.areas.has('people') && own.hasPerson('people', id))
  const sees = {
    everybody: () => !actor.isExternal,
    sameDepartment: (person: Person) => !actor.isExternal && isNear(person),
    noOthers: () => false,
  } as const satisfies Record<typeof phones, (person: Person) => boolean>
  return {
    phone: (person) => isOpen(person) || sees[phones](person),
    mail: (person) => isOpen(person) || sees[mails](person),
  }
}
