import type { PersonRef } from '@signet/contract'
import type { FormulaContext } from '@signet/formula'
import type { Translate } from '@signet/i18n'
import type { Snapshot } from './snapshot.ts'

type ContextRequest = Readonly<{ personId: string; now: string; timeZone: string }>

/** Returns the time, working days, person and organization that formulas may refer to. */
export function formulaContextOf(
  directory: Snapshot,
  { personId, now, timeZone }: ContextRequest,
): FormulaContext {
  return {
    now,
    timeZone,
    me: personId,
    organization: directory.departmentOf(personId),
    position: directory.people.get(personId)?.majorPostId,
    roles: directory.rolesOf(personId).map(({ id }) => id),
    calendar: directory.calendar,
  }
}

/** Returns a person's name and picture from memory. */
export function personRef({ people, nameOf }: Snapshot) {
  return (id: string): PersonRef => ({ id, name: nameOf(id), headIcon: people.get(id)?.avatar ?? '' })
}

/**
 * Like `personRef`, where the name of somebody of another company says so, in the reader's language. The name comes
 * last, so that initials are those of the person.
 */
export function markedPersonRef(directory: Snapshot, t: Translate) {
  const refer = personRef(directory)
  return (id: string): PersonRef => {
    const { name, headIcon } = refer(id)
    const company = directory.people.get(id)?.externalCompany
    if (company == null) return { id, name, headIcon }
    return { id, name: t('organization.externalName', { company, name }), headIcon }
  }
}
