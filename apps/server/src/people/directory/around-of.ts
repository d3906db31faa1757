import type { FormulaContext } from '@signet/formula'
import type { Snapshot } from './snapshot.ts'

type Moment = Readonly<{ personId: string; now: string; timeZone: string }>

/** Returns the time, person and organization that formulas may refer to. */
export function aroundOf(directory: Snapshot, { personId, now, timeZone }: Moment): FormulaContext {
  return {
    now,
    timeZone,
    me: personId,
    organization: directory.departmentOf(personId),
    position: directory.people.get(personId)?.majorPostId,
    roles: directory.rolesOf(personId).map(({ id }) => id),
  }
}
