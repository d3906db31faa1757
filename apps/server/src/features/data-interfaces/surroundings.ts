import type { Server } from '../../server.ts'
import type { Surroundings } from './bound-values.ts'

type Asker = Readonly<{ tenant: string; personId: string; now: string }>

/** Returns the values about the caller, their department and the tenant's local date. */
export async function surroundingsOf(
  { directories, timeZone }: Pick<Server, 'directories' | 'timeZone'>,
  { tenant, personId, now }: Asker,
): Promise<Surroundings> {
  const directory = await directories.of(tenant)

  return {
    person: personId,
    organization: directory.departmentOf(personId) ?? '',
    position: directory.people.get(personId)?.majorPostId ?? '',
    today: new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(now)),
    now,
  }
}
