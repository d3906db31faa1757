import type { CaseState, CaseStatus } from '../case/case-state.ts'
import type { FlowPlan } from '../definition/flow-plan.ts'
import type { Facts } from '../engine/facts.ts'
import type { Objection } from '../refusals.ts'

/**
 * The issuer of a command (null is the system), with the task or wait that it names, the person it launches for, the case
 * it revokes, and the number of cases above the one it begins.
 */
export type Actor = Readonly<{
  by: string | null
  task?: string
  wait?: string
  for?: string
  revokes?: string
  depth?: number
}>

/** Input of a rule; `state` is null before the case exists. */
export type CaseContext = Readonly<{ plan: FlowPlan; state: CaseState | null; facts: Facts }>

/** Why the actor may not issue a command now, or undefined. */
export type Check = (context: CaseContext, actor: Actor) => Objection | undefined

/** The first objection of several checks. */
export function firstOf(...checks: readonly Check[]): Check {
  return (context, actor) => {
    for (const check of checks) {
      const objection = check(context, actor)
      if (objection) return objection
    }
    return undefined
  }
}

export function unlessExists({ state }: CaseContext): Objection | undefined {
  if (!state) return { code: 'flow.caseNotFound' }
  return state.deletedAt === undefined ? undefined : { code: 'flow.caseDeleted' }
}

/** The starter, or an agent who launched it and may still act for them. */
export function unlessStarter({ state, facts }: CaseContext, { by }: Actor): Objection | undefined {
  if (state?.starter === by) return undefined
  const isLaunchers = state !== null && by !== null && state.launcher === by
  const isEntrusted = isLaunchers && facts.mayLaunchFor?.(by, state.starter) === true
  return isEntrusted ? undefined : { code: 'flow.notYourCase' }
}

export function unlessStatus(statuses: readonly CaseStatus[], code: Objection['code']): Check {
  return ({ state }) =>
    !state || statuses.includes(state.status) ? undefined : { code, params: { status: state.status } }
}

export const unlessRunning = unlessStatus(['running'], 'flow.notRunning')

export function ifFrozen({ state }: CaseContext): Objection | undefined {
  return state?.frozen ? { code: 'flow.frozenByReturn' } : undefined
}

export function unlessAdministrator({ facts }: CaseContext, { by }: Actor): Objection | undefined {
  return by !== null && facts.isAdministrator(by) ? undefined : { code: 'flow.notAdministrator' }
}

export function unlessSystem(_context: CaseContext, { by }: Actor): Objection | undefined {
  return by === null ? undefined : { code: 'flow.notTheSystem' }
}

export function unlessSystemOrAdministrator(context: CaseContext, actor: Actor): Objection | undefined {
  return actor.by === null ? undefined : unlessAdministrator(context, actor)
}

/** Whether no person has opened, claimed, started or decided any of the tasks; automatic decisions do not count. */
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

/** Whether a command is allowed on an archived or suspended case or a revocation, or the refusal. */
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

/** A revocation can only be agreed to or rejected, by the people asked. */
export const notOnRevocation: Admission = { ...liveOnly, revocation: 'flow.revocationDecides' }

/** An ended revocation is never launched again. */
export const notAfterRevocation: Admission = { ...liveOnly, revocation: 'flow.revocationOver' }

/** The objection by the state of the case, for any issuer. */
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

/** Checks the launchers of the start node, for the actor or the principal they act for. */
export function unlessLauncher({ plan, state, facts }: CaseContext, actor: Actor): Objection | undefined {
  if (isTooDeep(actor)) return { code: 'flow.begunTooDeep', params: { most: deepest } }

  const { by } = actor
  const starter = state?.starter ?? actor.for ?? by
  if (by === null || starter === null || !facts.directory.isActive(by)) return { code: 'flow.mayNotLaunch' }
  if (starter !== by && facts.mayLaunchFor?.(by, starter) !== true) return { code: 'flow.notEntrusted' }

  const { launchers } = plan.start
  if (!facts.directory.isActive(starter)) return { code: 'flow.mayNotLaunch' }
  if (actor.depth !== undefined) return undefined
  return isAmong(facts, launchers, starter) ? undefined : { code: 'flow.mayNotLaunch' }
}

function isAmong(facts: Facts, launchers: FlowPlan['start']['launchers'], person: string): boolean {
  if (launchers === 'everyone') return !facts.directory.isExternal?.(person)
  return launchers.some(({ kind, ids }) => ids.some((id) => holds(facts, person, kind, id)))
}

/** Limit of nested cases, so that flows that start each other end. */
const deepest = 10

function isTooDeep({ depth = 0 }: Actor): boolean {
  return depth > deepest
}

type LauncherKind = 'people' | 'position' | 'role' | 'group' | 'department'

function holds({ directory }: Facts, person: string, kind: LauncherKind, id: string): boolean {
  return kind === 'people' ? id === person : directory.holdersOf({ kind, id }).includes(person)
}
