import { canonicalJson } from '@signet/std'
import { nextSteps, type Run, type Step } from '../../engine/run.ts'
import { cancelTasks, cancelWaits, nextTaskId, releaseWaits } from '../../engine/tasks-and-waits.ts'
import type { FlowEvent, NodeOutcome } from '../../events/flow-event.ts'
import { findPeople } from '../../sources/people-source.ts'
import { isRootTask } from './ballot.ts'
import { administrators, sourceContextAt } from './find-deciders.ts'
import { openStage, type PeopleNode } from './people-node.ts'

/** Leaves a people node: closes remaining tasks, then ends the case, comes straight back, or goes on. */
export function leaveNode(run: Run, node: PeopleNode, outcome: NodeOutcome): readonly Step[] {
  const round = run.state.visits[node.id]?.round ?? 1
  cancelTasks(run, 'decided', (task) => task.node === node.id)
  const inputs = outcome === 'agreed' || outcome === 'handled' ? decisionInputs(run, node, round) : undefined
  const left = { node: node.id, round, outcome, ...(inputs !== undefined && { inputs }) }
  run.record({ type: 'nodeLeft', at: run.now, by: null, ...left })

  if (outcome === 'rejected' && run.plan.definition.rules.afterReject === 'end')
    return rejectCase(run, node.id)
  if (outcome !== 'rejected') copyAfter(run, node)
  if (isContinuedHere(run, node)) return [{ to: node.id, from: node.id, isNext: true }]
  return run.state.frozen?.at === node.id ? resumeFrozenWork(run) : nextSteps(run, node.id, node.id)
}

function decisionInputs(run: Run, node: PeopleNode, round: number): string | undefined {
  if (!run.plan.definition.rules.keepUnchanged) return undefined

  const requested = run.state.tasks.filter(
    (task) => task.node === node.id && task.round === round && isRootTask(task) && !task.transferredFrom,
  )
  return inputsOf(
    run,
    node,
    requested.map(({ person }) => person),
  )
}

function copyAfter(run: Run, { id: node, copies }: PeopleNode): void {
  if (copies.length === 0) return

  const people = findPeople(copies, sourceContextAt(run, node)).map(({ person }) => person)
  if (people.length > 0) run.record({ type: 'copied', at: run.now, by: null, node, people })
}

/** At a free step, the approver may name the next one, who gets the same step. */
function isContinuedHere(run: Run, { id: node, name, free }: PeopleNode): boolean {
  if (!free) return false
  if (run.chosenFor(node).length > 0) return true

  if (run.choosing.onMissing === 'ask') run.askForPeople({ node, name, among: [], isOptional: true })
  return false
}

function rejectCase(run: Run, node: string): readonly Step[] {
  cancelTasks(run, 'ended')
  const { tokens, visits } = run.state
  const here = { node, from: visits[node]?.from ?? 'start' }
  const stood = { status: 'running' as const, tokens: [...tokens, here] }
  cancelWaits(run, 'ended')
  run.record({ type: 'caseRejected', at: run.now, by: null, node, stood, ...reasonIn(run.events) })
  return []
}

/** The opinion of the last rejection, which decided. */
function reasonIn(events: readonly FlowEvent[]): Readonly<{ reason?: string }> {
  const rejection = events.findLast((event) => event.type === 'taskRejected')
  return rejection?.opinion ? { reason: rejection.opinion } : {}
}

/**
 * Reopens the work that a straight-back return set aside. If the person who returned it has left, an administrator
 * replaces them.
 */
export function resumeFrozenWork(run: Run): readonly Step[] {
  const { frozen } = run.state
  if (!frozen) return []

  const { directory } = run.facts
  const [administrator] = administrators(run)
  const isHere = directory.isActive(frozen.person) || administrator === undefined
  run.record({
    type: 'caseCameBack',
    at: run.now,
    by: null,
    newTask: nextTaskId(run.state),
    person: isHere ? frozen.person : administrator,
    source: isHere ? frozen.source : 'nobody.administrator',
    stage: openStage(run.plan.definition.rules),
  })
  return releaseWaits(run)
}

/**
 * Digest of a step's inputs: the visible part of the form and the people asked. Undefined in flows that do not keep
 * decisions, or without a digest function.
 */
export function inputsOf(
  { plan, facts }: Run,
  { fields }: PeopleNode,
  requested: readonly string[],
): string | undefined {
  if (!plan.definition.rules.keepUnchanged || !facts.digest) return undefined

  const hidden = new Set(Object.keys(fields).filter((key) => fields[key] === 'hidden'))
  const seen = Object.entries(facts.values)
    .filter(([key]) => !hidden.has(key))
    .map(([key, value]) => [key, withoutHidden(value, key, hidden)])
  return facts.digest(canonicalJson([Object.fromEntries(seen), [...new Set(requested)].sort()]))
}

/** Table rows without hidden columns. */
function withoutHidden(value: unknown, key: string, hidden: ReadonlySet<string>): unknown {
  if (!Array.isArray(value)) return value
  return value.map((row: unknown) =>
    typeof row === 'object' && row !== null
      ? Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.has(`${key}.${column}`)))
      : row,
  )
}
