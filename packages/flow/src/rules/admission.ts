import type { CaseState } from '../case/case-state.ts'
import type { Objection } from '../refusals.ts'

/** What a command gets on a case that is archived, suspended or itself a revocation: 'allowed', or the refusal. */
export type Admission = Readonly<{
  archived: 'allowed' | 'flow.archived'
  suspended: 'allowed' | 'flow.suspended'
  revocation: 'allowed' | 'flow.revocationDecides' | 'flow.revocationOver'
}>

export const liveOnly: Admission = {
  archived: 'flow.archived',
  suspended: 'flow.suspended',
  revocation: 'allowed',
}

/** The system goes on while a case is suspended; people see the result when it resumes. */
export const evenSuspended: Admission = { ...liveOnly, suspended: 'allowed' }

export const evenArchived: Admission = { ...evenSuspended, archived: 'allowed' }

/** A revocation is only agreed to or rejected, by the person who is asked. */
export const notOnRevocation: Admission = { ...liveOnly, revocation: 'flow.revocationDecides' }

/** A revocation that has ended is never begun again. */
export const notAfterRevocation: Admission = { ...liveOnly, revocation: 'flow.revocationOver' }

/** The objection of the case as a whole, for any issuer. */
export function admissionObjection(
  { archived, suspended, revocation }: Admission,
  state: CaseState | null,
): Objection | undefined {
  const answers = [
    state?.archivedAt === undefined ? 'allowed' : archived,
    state?.status === 'suspended' ? suspended : 'allowed',
    state?.revokes === undefined ? 'allowed' : revocation,
  ] as const
  const code = answers.find((answer) => answer !== 'allowed')
  return code && { code }
}
