import { canonicalJson } from '@signet/std'
import { nextSteps, type Run, type Step } from '../../engine/run.ts'
import { cancelTasks, cancelWaits, nextTaskId, releaseWaits } from '../../engine/tasks-and-waits.ts'
import type { NodeOutcome } from '../../events/flow-event.ts'
import { findPeople } from '../../sources/people-source.ts'
import { isRootTask } from './ballot.ts'
import { administrators, askingFrom } from './find-deciders.ts'
import { openStage, type PeopleNode } from './people-node.ts'

/** The people of a node are through: close what is left there, then end, come straight back, or go on. */
export function leaveNode(run: Run, node: PeopleNode, outcome: NodeOutcome): readonly Step[] {
  const round = run.state.visits[node.id]?.round ?? 1
  cancelTasks(run, 'decided', (task) => task.node === node.id)
  const inputs = outcome === 'agreed' || outcome === 'handled' ? decidedAbout(run, node, round) : undefined
  const left = { node: node.id, round, outcome, ...(inputs !== undefined && { inputs }) }
  run.record({ type: 'nodeLeft', at: run.now, by: null, ...left })

  if (outcome === 'rejected' && run.plan.definition.rules.afterReject === 'end')
    return rejectCase(run, node.id)
  if (outcome !== 'rejected') copyOf(run, node)
  if (isContinuedHere(run, node)) return [{ to: node.id, from: node.id, isNext: true }]
  return run.state.frozen?.at === node.id ? comeBack(run) : nextSteps(run, node.id, node.id)
}

function decidedAbout(run: Run, node: PeopleNode, round: number): string | undefined {
  if (!run.plan.definition.rules.keepUnchanged) return undefined

  const asked = run.state.tasks.filter(
    (task) => task.node === node.id && task.round === round && isRootTask(task) && !task.transferredFrom,
  )
  return inputsOf(
    run,
    node,
    asked.map(({ person }) => person),
  )
}

function copyOf(run: Run, { id: node, copies }: PeopleNode): void {
  if (copies.length === 0) return

  const people = findPeople(copies, askingFrom(run, node)).map(({ person }) => person)
  if (people.length > 0) run.record({ type: 'copied', at: run.now, by: null, node, people })
}

/** At a free step whoever agrees may name the next one, who then gets the same step. */
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
  run.record({ type: 'caseRejected', at: run.now, by: null, node, stood })
  return []
}

/** Reopens what a straight-back return had set aside. A returner who has left meanwhile is replaced by an administrator. */
export function comeBack(run: Run): readonly Step[] {
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
 * What a step decides about, as a digest: the part of the form that it may see, and who was asked. Undefined in flows
 * that do not keep decisions, and when the caller brought no digest.
 */
export function inputsOf(
  { plan, facts }: Run,
  { fields }: PeopleNode,
  asked: readonly string[],
): string | undefined {
  if (!plan.definition.rules.keepUnchanged || !facts.digest) return undefined

  const hidden = new Set(Object.keys(fields).filter((key) => fields[key] === 'hidden'))
  const seen = Object.entries(facts.values)
    .filter(([key]) => !hidden.has(key))
    .map(([key, value]) => [key, withoutHidden(value, key, hidden)])
  return facts.digest(canonicalJson([Object.fromEntries(seen), [...new Set(asked)].sort()]))
}

/** Rows of a table without the columns that are hidden here. */
function withoutHidden(value: unknown, key: string, hidden: ReadonlySet<string>): unknown {
  if (!Array.isArray(value)) return value
  return value.map((row: unknown) =>
    typeof row === 'object' && row !== null
      ? Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.has(`${key}.${column}`)))
      : row,
  )
}
