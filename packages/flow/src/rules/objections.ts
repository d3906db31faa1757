import type { CaseState, CaseStatus } from '../case-state.ts'
import type { Actor, Moment } from '../commands/command-rule.ts'
import type { Objection } from '../refusals.ts'

/** The first rule that stands in the way. */
export function firstOf(...rules: readonly (() => Objection | undefined)[]): Objection | undefined {
  for (const rule of rules) {
    const objection = rule()
    if (objection) return objection
  }
  return undefined
}

export function unlessAlive({ state }: Moment): Objection | undefined {
  if (!state) return { code: 'flow.caseNotFound' }
  return state.deletedAt === undefined ? undefined : { code: 'flow.caseDeleted' }
}

/** The starter himself, or who launched it for him and may still do so. */
export function unlessStarter({ state, facts }: Moment, { by }: Actor): Objection | undefined {
  if (state?.starter === by) return undefined
  const isLaunchers = state !== null && by !== null && state.launcher === by
  const isEntrusted = isLaunchers && facts.mayLaunchFor?.(by, state.starter) === true
  return isEntrusted ? undefined : { code: 'flow.notYourCase' }
}

export function unlessStatus(
  { state }: Moment,
  statuses: readonly CaseStatus[],
  code: Objection['code'],
): Objection | undefined {
  if (!state || statuses.includes(state.status)) return undefined
  return { code, params: { status: state.status } }
}

export function unlessRunning(moment: Moment): Objection | undefined {
  return unlessStatus(moment, ['running'], 'flow.notRunning')
}

export function ifFrozen({ state }: Moment): Objection | undefined {
  return state?.frozen ? { code: 'flow.frozenByReturn' } : undefined
}

export function unlessAdministrator({ facts }: Moment, { by }: Actor): Objection | undefined {
  return by !== null && facts.isAdministrator(by) ? undefined : { code: 'flow.notAdministrator' }
}

export function unlessSystem({ by }: Actor): Objection | undefined {
  return by === null ? undefined : { code: 'flow.notTheSystem' }
}

/** Whether nobody has laid a hand on any task yet; what a rule agreed by itself is no hand. */
export function isUntouched(tasks: CaseState['tasks']): boolean {
  return tasks.every(
    ({ signedAt, startedAt, seenAt, signers, decision, automatic, transferredFrom }) =>
      signedAt === undefined &&
      seenAt === undefined &&
      signers === undefined &&
      startedAt === undefined &&
      transferredFrom === undefined &&
      (decision === undefined || automatic !== undefined),
  )
}
