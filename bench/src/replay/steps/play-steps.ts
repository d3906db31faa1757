import { Refusal } from '@signet/std'
import type { Player, PublishedFlow } from '../company/company.ts'
import { caseValues } from '../company/derive-form.ts'
import type { Trace, TraceEvent } from '../log/trace.ts'
import type { ExpectedEntry, PlayedCase } from '../play/play.ts'
import { attempt, type Stage } from '../play/stage.ts'
import { type StepPlan, signpostKey, wayName } from './plan-steps.ts'
import { choicesOf, walkTree } from './walk-tree.ts'
import { wayOf } from './ways-of.ts'

type Part = Readonly<{ trace: Trace; steps: PublishedFlow<StepPlan> }>

/** A trace of plain steps while it is being played. */
type Play = Part &
  Stage & {
    caseId: string
    /** The form's route fields before each remaining step. */
    ahead: Readonly<Record<string, string>>[]
    /** The people who have started each activity and not completed it. */
    begun: Map<string, Set<string>>
    expected: ExpectedEntry[]
    deciders: string[]
  }

/** Plays a case of plain steps: launched when its first step starts, then each step by the person of the log. */
export async function playSteps(stage: Stage, part: Part): Promise<PlayedCase | undefined> {
  const { trace, steps } = part
  const [first] = trace.events
  if (!first) return undefined

  const way = wayOf(trace.events)
  const { tree } = steps.plan
  const ahead = walkTree(tree, choicesOf(tree, way), way).map((signposts) =>
    Object.fromEntries([...signposts].map(([id, way]) => [signpostKey(id), wayName(way)])),
  )
  const play: Play = { ...stage, ...part, caseId: '', ahead, begun: new Map(), expected: [], deciders: [] }
  await stage.clock.at(first.at, () => launch(play, first.at))
  for (const event of trace.events) await stage.clock.at(event.at, () => playStep(play, event))
  if (play.caseId === '') return undefined
  const { caseId, expected, deciders, company } = play
  return {
    name: trace.name,
    starter: company.administrator,
    caseId,
    status: 'approved',
    expected,
    deciders,
    holders: [],
  }
}

async function launch(play: Play, at: string): Promise<void> {
  const { company, tally, trace, steps } = play
  const { plan, flowId } = steps
  const activity = `${plan.name} SUBMITTED by START`
  await attempt(tally, { course: trace.name, step: { activity, at }, fault: 'product' }, async () => {
    const values = { ...caseValues(plan.form, trace.attributes), ...play.ahead.shift() }
    tally.commands += 1
    const { caseId } = await company.administrator.client.approvals.launch({ flowId, values })
    play.caseId = caseId
    play.expected.push({ activity, at, by: company.administrator, isImplied: true })
  })
}

/**
 * A person has one task at a time at a step. Where a log begins the same step again before it ends, the second beginning
 * is left out, and its completion begins and ends the next round.
 */
async function playStep(play: Play, event: TraceEvent): Promise<void> {
  if (isBegunAgain(play, event)) return leaveOut(play, 'start of an open step')

  await attempt(play.tally, { course: play.trace.name, step: event, fault: 'product' }, async () => {
    const { activity, transition } = event
    const by = performerOf(play, event)
    const taskId = await taskAt(play, by, activity)
    const begun = play.begun.get(activity) ?? new Set()
    if (transition === 'start' || (play.steps.plan.hasStarts && !begun.has(by.id))) {
      await begin(play, { event, by, taskId })
      play.begun.set(activity, begun.add(by.id))
    }
    if (transition === 'start') return

    await finish(play, { event, by, taskId })
    play.begun.delete(activity)
  })
}

function isBegunAgain(play: Play, event: TraceEvent): boolean {
  const isBegun = play.begun.get(event.activity)?.has(performerOf(play, event).id) ?? false
  return event.transition === 'start' && isBegun
}

function leaveOut({ tally: { leftOut } }: Play, what: string): void {
  leftOut.set(what, (leftOut.get(what) ?? 0) + 1)
}

function performerOf({ company }: Play, { resource, activity }: TraceEvent): Player {
  return company.people.get(resource || activity) ?? company.administrator
}

type Turn = Readonly<{ event: TraceEvent; by: Player; taskId: string }>

async function begin(
  play: Play,
  { event: { activity, at, resource, transition }, by, taskId }: Turn,
): Promise<void> {
  play.tally.commands += 1
  const { results } = await by.client.approvals.start({ taskIds: [taskId] })
  const refused = results.find(({ ok }) => !ok)
  if (refused) throw new Refusal(refused.refusal)
  const begun = { activity, at, by, resource, transition: 'start' } as const
  play.expected.push(transition === 'start' ? begun : { ...begun, isImplied: true })
}

async function finish(play: Play, { event: { activity, at, resource }, by, taskId }: Turn): Promise<void> {
  play.tally.commands += 1
  await by.client.approvals.agree({ taskId, values: play.ahead.shift() ?? {} })
  play.expected.push({ activity, at, by, resource })
  play.deciders.push(by.id)
}

/** Returns the person's open task at this step. Without one it returns the case id, which the product refuses. */
async function taskAt({ caseId }: Play, { id, client }: Player, activity: string): Promise<string> {
  const { route } = await client.approvals.open({ caseId })
  const isOpen = (stage: string) => stage === 'toDo' || stage === 'doing'
  const task = route
    .filter(({ name }) => name === activity.slice(0, 80))
    .flatMap(({ people }) => people)
    .find(({ person, stage }) => person.id === id && isOpen(stage))
  return task?.taskId ?? caseId
}
