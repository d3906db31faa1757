import type { CaseState } from '../case/case-state.ts'
import type { BranchToChoose, Choices, PeopleToChoose, ToChoose } from '../commands/flow-command.ts'
import type { FlowPlan, PlannedLine } from '../definition/flow-plan.ts'
import type { FlowEvent } from '../events/flow-event.ts'
import { evolve } from '../evolve/evolve.ts'
import type { Facts } from './facts.ts'

/**
 * What to do when the route cannot go on: a launch refuses it, later it is recorded so that nothing is lost, and a
 * preview tells it even where the flow says refuse.
 */
export type Surprise = 'refuse' | 'record' | 'foresee'

/**
 * What to do when somebody has to be named or a branch to be chosen and is not: a person is refused and asked, the system
 * goes on as well as it can, `ask` only wants to know, and a preview tells it.
 */
export type MissingChoice = 'refuse' | 'record' | 'ask' | 'foresee'

export type ChoiceContext = Readonly<{ by: string | null; choices: Choices; onMissing: MissingChoice }>

const nobodyChooses: ChoiceContext = { by: null, choices: {}, onMissing: 'record' }

/** One decision in the making: what has happened so far, and the state it has led to. */
export class Run {
  readonly plan: FlowPlan
  readonly facts: Facts
  readonly onSurprise: Surprise
  readonly choosing: ChoiceContext
  readonly events: FlowEvent[] = []
  readonly #branches: BranchToChoose[] = []
  readonly #people: PeopleToChoose[] = []
  readonly #spent = new Set<string>()
  #state: CaseState | null

  constructor(
    plan: FlowPlan,
    state: CaseState | null,
    facts: Facts,
    onSurprise: Surprise,
    choosing: ChoiceContext = nobodyChooses,
  ) {
    this.plan = plan
    this.facts = facts
    this.onSurprise = onSurprise
    this.choosing = choosing
    this.#state = state
  }

  get now(): string {
    return this.facts.now
  }

  get state(): CaseState {
    if (!this.#state) throw new Error('Nothing has happened yet')
    return this.#state
  }

  get stateOrNull(): CaseState | null {
    return this.#state
  }

  get toChoose(): ToChoose {
    return { branches: this.#branches, people: this.#people }
  }

  record(event: FlowEvent): void {
    this.events.push(event)
    this.#state = evolve(this.#state, event)
  }

  askForBranch(branch: BranchToChoose): void {
    this.#branches.push(branch)
  }

  askForPeople(people: PeopleToChoose): void {
    this.#people.push(people)
  }

  /** Whom the person named for a node; each choice counts once, so that a step never names its own next for ever. */
  chosenFor(node: string): readonly string[] {
    return this.#spent.has(node) ? [] : (this.choosing.choices.people?.[node] ?? [])
  }

  spend(node: string): void {
    this.#spent.add(node)
  }
}

/**
 * A token on its way: it comes `from` a node of people (or 'start') and arrives at `to`. `again` are the people who had
 * chosen work there before, when it is sent back to them.
 */
export type Step = Readonly<{
  to: string
  from: string
  isReturned?: true
  isNext?: true
  again?: readonly Readonly<{ person: string; source: string }>[]
}>

/** One step along every line out of a node that has nothing to choose. */
export function nextSteps(run: Run, node: string, from: string): readonly Step[] {
  return stepsAlong(run.plan.linesFrom.get(node) ?? [], from)
}

export function stepsAlong(lines: readonly PlannedLine[], from: string): readonly Step[] {
  return lines.map(({ to }) => ({ to, from }))
}
