import type { Around } from '@signet/formula'
import type { Snapshot } from './snapshot.ts'

type Moment = Readonly<{ personId: string; now: string; timeZone: string }>

/** What formulas may ask about the moment and the acting person. */
export function aroundOf(directory: Snapshot, { personId, now, timeZone }: Moment): Around {
  return {
    now,
    timeZone,
    me: personId,
    organization: directory.departmentOf(personId),
    position: directory.people.get(personId)?.majorPostId,
    roles: directory.rolesOf(personId).map(({ id }) => id),
  }
}
