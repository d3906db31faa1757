import { Refusal, type RefusalParams } from '@signet/std'
import { type CaseState, type CaseStatus, isOpen, type Task } from '../case/case-state.ts'
import { step } from '../commands/decide.ts'
import type { FlowCommand } from '../commands/flow-command.ts'
import type { FlowPlan } from '../definition/flow-plan.ts'
import type { Facts } from '../engine/facts.ts'
import type { FlowEvent } from '../events/flow-event.ts'
import type { RecordedCase, RecordedDecision } from './recorded-case.ts'

/** A step of people, each time it was entered, with everybody who was asked. */
export type CourseStep = Readonly<{ node: string; people: readonly string[] }>

/** How a case went. `refused`: something that a person did would not be allowed; then why. */
export type Course = Readonly<{
  steps: readonly CourseStep[]
  status: CaseStatus | 'refused'
  /** Where it stands, when it has not come to its end. */
  at: readonly string[]
  refusal?: Readonly<{ code: string; params: RefusalParams }>
}>

/** Nobody's case takes longer; a flow that turns for ever does. */
const mostMoves = 500

/**
 * A case of the past through another flow: its people decide as they did then, whoever was not asked then agrees, what
 * is waited for outside is there. `facts` are the form's values and the organization to decide with; the clock stands
 * where the case was launched. That its starter has left since does not count.
 */
export function replayCase(plan: FlowPlan, recorded: RecordedCase, facts: Omit<Facts, 'now'>): Course {
  const play = new Play(plan, recorded, factsOf(recorded, facts))
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

class Play {
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

  /** The next thing that happens; false when nothing does. */
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

    for (const [place, decision] of this.#left.entries()) {
      const task = this.#taskFor(decision, open)
      if (!task) continue
      this.#left.splice(place, 1)
      this.#decide(task, decision)
      return true
    }
    this.#decide(first, { node: first.node, person: first.person, what: 'agree', remark: {} })
    return true
  }

  /** The person's own task; else one at the node of somebody who decided nothing there himself. */
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
    if (what === 'return') this.#send({ type: 'return', by, task: id, to, ...remark })
    else this.#send({ type: what, by, task: id, choices: this.#recorded.choices, ...remark })
  }

  #send(command: FlowCommand): void {
    const { events, state } = step(this.#plan, this.#state, command, this.#facts)
    this.#events.push(...events)
    this.#state = state
  }
}

export const comparisons = ['same', 'otherPeople', 'otherRoute', 'otherEnd', 'stalls', 'refused'] as const
/** `stalls`: it comes to no end any more; `otherEnd`: the same steps, but not the same end. */
export type Comparison = (typeof comparisons)[number]

/** What another flow makes of a case. Steps beside each other count as the same in whichever order they came. */
export function compareCourses(before: Course, after: Course): Comparison {
  if (after.status === 'refused') return isSameEnd(before, after) ? 'same' : 'refused'
  if (isStalled(after) && !isStalled(before)) return 'stalls'
  if (said(before.steps, ({ node }) => node) !== said(after.steps, ({ node }) => node)) return 'otherRoute'
  if (!isSameEnd(before, after)) return 'otherEnd'
  return said(before.steps, withPeople) === said(after.steps, withPeople) ? 'same' : 'otherPeople'
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

function said(steps: readonly CourseStep[], say: (step: CourseStep) => string): string {
  return steps.map(say).sort().join('\n')
}
