import { Refusal, type RefusalParams } from '@signet/std'
import type { CaseState, CaseStatus } from '../case/case-state.ts'
import { isOpen, type Task } from '../case/task.ts'
import { step } from '../commands/decide.ts'
import type { FlowCommand } from '../commands/flow-command.ts'
import type { FlowPlan } from '../definition/flow-plan.ts'
import type { Facts } from '../engine/facts.ts'
import type { FlowEvent } from '../events/flow-event.ts'
import type { RecordedCase, RecordedDecision } from './recorded-case.ts'

/** A visit of a people step, with everyone asked there. */
export type CourseStep = Readonly<{ node: string; people: readonly string[] }>

/** The course of a case. `refused`: a recorded action would not be allowed, with the reason. */
export type Course = Readonly<{
  steps: readonly CourseStep[]
  status: CaseStatus | 'refused'
  /** Current nodes of an unfinished case. */
  at: readonly string[]
  refusal?: Readonly<{ code: string; params: RefusalParams }>
}>

/** Stops flows that loop for ever; no real case takes this long. */
const mostMoves = 500

/**
 * Replays a past case in another flow: people decide as before, others agree, and waits end. `facts` are form values
 * and organization; the clock stays at the launch, and a starter who has left still counts as active.
 */
export function replayCase(plan: FlowPlan, recorded: RecordedCase, facts: Omit<Facts, 'now'>): Course {
  const play = new CaseReplay(plan, recorded, factsOf(recorded, facts))
  try {
    play.launch()
    for (let moves = 0; moves < mostMoves && play.move(); moves += 1);
    return play.course()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...play.course(), status: 'refused', refusal: { code: error.code, params: error.params } }
  }
}

function factsOf({ starter, at }: RecordedCase, { directory, ...facts }: Omit<Facts, 'now'>): Facts {
  const isActive = (person: string) => person === starter || directory.isActive(person)
  return { ...facts, now: at, directory: { ...directory, isActive } }
}

class CaseReplay {
  readonly #plan: FlowPlan
  readonly #recorded: RecordedCase
  readonly #facts: Facts
  readonly #events: FlowEvent[] = []
  readonly #left: RecordedDecision[]
  #state: CaseState | null = null

  constructor(plan: FlowPlan, recorded: RecordedCase, facts: Facts) {
    this.#plan = plan
    this.#recorded = recorded
    this.#facts = facts
    this.#left = [...recorded.decisions]
  }

  launch(): void {
    const { starter: by, choices } = this.#recorded
    this.#send({ type: 'launch', by, caseId: 'replay', flowVersionId: 'replay', choices })
  }

  /** Plays the next move; false when there is none. */
  move(): boolean {
    const state = this.#state
    if (!state) return false
    if (state.status === 'returned' && this.#left.length > 0) {
      this.launch()
      return true
    }
    if (state.status !== 'running') return false

    const wait = state.waits?.find(({ outcome }) => outcome === undefined)
    if (wait) this.#send({ type: 'endWait', by: null, wait: wait.id })
    else return this.#decideNext(state.tasks.filter((task) => isOpen(task) && task.assists === undefined))
    return true
  }

  course(): Course {
    const steps = this.#events.flatMap((event) =>
      event.type === 'nodeEntered' && this.#peopleAt(event).length > 0
        ? [{ node: event.node, people: this.#peopleAt(event) }]
        : [],
    )
    const status = this.#state?.status ?? 'refused'
    return { steps, status, at: this.#state?.tokens.map(({ node }) => node) ?? [] }
  }

  #peopleAt({ node, round }: Readonly<{ node: string; round: number }>): readonly string[] {
    return this.#events
      .filter((event) => event.type === 'taskOpened')
      .filter((opened) => opened.node === node && opened.round === round)
      .map(({ person }) => person)
  }

  #decideNext(open: readonly Task[]): boolean {
    const [first] = open
    if (!first) return false

    for (const [index, decision] of this.#left.entries()) {
      const task = this.#taskFor(decision, open)
      if (!task) continue
      this.#left.splice(index, 1)
      this.#decide(task, decision)
      return true
    }
    this.#decide(first, { node: first.node, person: first.person, what: 'agree', remark: {} })
    return true
  }

  /** The person's own task, or one of somebody without a recorded decision at the node. */
  #taskFor({ node, person }: RecordedDecision, open: readonly Task[]): Task | undefined {
    const here = open.filter((task) => task.node === node)
    return (
      here.find((task) => task.person === person) ??
      here.find((task) => this.#left.every((other) => other.node !== node || other.person !== task.person))
    )
  }

  #decide({ id, stage, person: by }: Task, { what, to = 'start', remark }: RecordedDecision): void {
    if (stage === 'toSign') this.#send({ type: 'sign', by, task: id })
    if (this.#state?.tasks.find((task) => task.id === id)?.stage === 'toDo')
      this.#send({ type: 'start', by, task: id })
    // Tests and cases of older versions reject without a reason; a replay compares where they lead.
    const words = what === 'agree' ? remark : { ...remark, opinion: remark.opinion || '-' }
    if (what === 'return') this.#send({ type: 'return', by, task: id, to, ...words })
    else this.#send({ type: what, by, task: id, choices: this.#recorded.choices, ...words })
  }

  #send(command: FlowCommand): void {
    const { events, state } = step(this.#plan, this.#state, command, this.#facts)
    this.#events.push(...events)
    this.#state = state
  }
}

export const comparisons = ['same', 'otherPeople', 'otherRoute', 'otherEnd', 'stalls', 'refused'] as const
/** `stalls`: no longer reaches an end; `otherEnd`: same steps, different end. */
export type Comparison = (typeof comparisons)[number]

/** Compares the course of a case in two flows. The order of parallel steps does not count. */
export function compareCourses(before: Course, after: Course): Comparison {
  if (after.status === 'refused') return isSameEnd(before, after) ? 'same' : 'refused'
  if (isStalled(after) && !isStalled(before)) return 'stalls'
  if (describeSteps(before.steps, ({ node }) => node) !== describeSteps(after.steps, ({ node }) => node))
    return 'otherRoute'
  if (!isSameEnd(before, after)) return 'otherEnd'
  return describeSteps(before.steps, withPeople) === describeSteps(after.steps, withPeople)
    ? 'same'
    : 'otherPeople'
}

function isSameEnd(before: Course, after: Course): boolean {
  return before.status === after.status && before.refusal?.code === after.refusal?.code
}

function isStalled({ status }: Course): boolean {
  return status === 'exception' || status === 'running'
}

function withPeople({ node, people }: CourseStep): string {
  return [node, ...people.toSorted()].join(' ')
}

function describeSteps(steps: readonly CourseStep[], say: (step: CourseStep) => string): string {
  return steps.map(say).sort().join('\n')
}
