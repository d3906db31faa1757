import { titlesFor } from '../../case/title.ts'
import { nextSteps, type Run } from '../../engine/run.ts'
import { cancelTasks, cancelWaits } from '../../engine/tasks-and-waits.ts'
import { walk } from '../../engine/walk.ts'
import type { FlowEventOf } from '../../events/flow-event.ts'
import { resumeFrozenWork } from '../../nodes/people/leave-node.ts'
import type { Objection } from '../../refusals.ts'
import { copyAlong } from '../../rules/decision.ts'
import {
  type Actor,
  type CaseContext,
  firstOf,
  notAfterRevocation,
  unlessExists,
  unlessLauncher,
  unlessStarter,
} from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'
import type { FlowCommandOf } from '../flow-command.ts'

/** Launches a case for the first time, or again as far as the flow allows. */
export const launch: CommandRule<'launch'> = {
  about: 'case',
  movesCase: true,
  asksForChoices: true,
  onSurprise: 'refuse',
  admission: notAfterRevocation,
  objection: (context, actor) =>
    context.state === null ? unlessFirst(context, actor) : unlessMayLaunchAgain(context, actor),
  options: 'none',
  carryOut(run, command) {
    if (run.stateOrNull?.frozen && isSameFlow(run, command)) resume(run, command)
    else begin(run, command)
    copyAlong(run, run.plan.start, command)
  },
}

/** The case to be revoked checks who may ask for its revocation. */
function unlessFirst(context: CaseContext, actor: Actor): Objection | undefined {
  return actor.revokes === undefined ? unlessLauncher(context, actor) : undefined
}

const unlessMayLaunchAgain = firstOf(unlessExists, unlessStarter, unlessComeBack, unlessLauncher)

function unlessComeBack({ plan, state }: CaseContext): Objection | undefined {
  const status = relaunchFrom(state?.status)
  if (status === undefined) return { code: 'flow.alreadyLaunched', params: { status: state?.status ?? '' } }
  if (status === 'draft' || plan.definition.rules.resubmit.includes(status)) return undefined
  return { code: 'flow.mayNotResubmit', params: { status } }
}

type RelaunchOrigin = NonNullable<FlowEventOf<'caseLaunched'>['again']>

const relaunchable: ReadonlySet<string> = new Set<RelaunchOrigin>([
  'draft',
  'returned',
  'recalled',
  'rejected',
  'terminated',
])

function relaunchFrom(status: string | undefined): RelaunchOrigin | undefined {
  return status !== undefined && relaunchable.has(status) ? (status as RelaunchOrigin) : undefined
}

function begin(run: Run, command: FlowCommandOf<'launch'>): void {
  if (run.stateOrNull) {
    cancelTasks(run, 'ended')
    cancelWaits(run, 'ended')
  }
  run.record(launchEvent(run, command))
  walk(run, nextSteps(run, run.plan.start.id, 'start'))
}

/** After a straight-back return, the nodes in between are skipped. */
function resume(run: Run, command: FlowCommandOf<'launch'>): void {
  run.record({ ...launchEvent(run, command), straightBack: true })
  walk(run, resumeFrozenWork(run))
}

function isSameFlow(run: Run, { flowVersionId }: FlowCommandOf<'launch'>): boolean {
  return run.state.flowVersionId === flowVersionId && run.state.frozen?.at === 'start'
}

function launchEvent(run: Run, command: FlowCommandOf<'launch'>) {
  const { by, caseId, flowVersionId, urgency, parent, followsUp } = command
  const before = run.stateOrNull
  const starter = before?.starter ?? command.for ?? by
  const relaunched = relaunchFrom(before?.status)
  const event: FlowEventOf<'caseLaunched'> = {
    type: 'caseLaunched',
    at: run.now,
    by,
    caseId: before?.id ?? caseId,
    flowVersionId,
    starter,
    ...(revokedTitles(command) ?? titlesFor(run.plan, run.facts, starter)),
    urgency: urgency ?? before?.urgency ?? 'normal',
    ...(relaunched && { again: relaunched }),
    ...(command.revokes && { revokes: targetOf(command.revokes) }),
    ...(parent && { parent }),
    ...(followsUp !== undefined && { followsUp }),
  }
  return event
}

function revokedTitles({ revokes }: FlowCommandOf<'launch'>) {
  return revokes && { title: revokes.title, ...(revokes.titles && { titles: revokes.titles }) }
}

function targetOf({ case: id, reason, choices }: NonNullable<FlowCommandOf<'launch'>['revokes']>) {
  return { case: id, reason, ...(choices && { choices }) }
}
