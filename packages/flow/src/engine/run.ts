import type { CaseState } from '../case/case-state.ts'
import type { Choices } from '../case/choices.ts'
import type { BranchToChoose, MissingChoices, PeopleToChoose } from '../commands/flow-command.ts'
import type { FlowPlan, PlannedTransition } from '../definition/flow-plan.ts'
import type { FlowEvent } from '../events/flow-event.ts'
import { evolve } from '../evolve/evolve.ts'
import type { Facts } from './facts.ts'

/**
 * What to do when the route cannot continue: a launch refuses, later commands record an exception, and a preview
 * reports it even where the flow says refuse.
 */
export type DeadEndPolicy = 'refuse' | 'record' | 'foresee'

/**
 * What to do when a choice of people or branch is missing: refuse, record and continue, collect it (`ask`), or report
 * it in a preview.
 */
export type MissingChoice = 'refuse' | 'record' | 'ask' | 'foresee'

export type ChoiceContext = Readonly<{ by: string | null; choices: Choices; onMissing: MissingChoice }>

const nobodyChooses: ChoiceContext = { by: null, choices: {}, onMissing: 'record' }

/** A command being carried out: the events so far and the resulting state. */
export class Run {
  readonly plan: FlowPlan
  readonly facts: Facts
  readonly onSurprise: DeadEndPolicy
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
    onSurprise: DeadEndPolicy,
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
    if (!this.#state) throw new Error('The case has no state yet')
    return this.#state
  }

  get stateOrNull(): CaseState | null {
    return this.#state
  }

  get toChoose(): MissingChoices {
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

  /** People chosen for a node. Each choice counts once, so a free step does not repeat for ever. */
  chosenFor(node: string): readonly string[] {
    return this.#spent.has(node) ? [] : (this.choosing.choices.people?.[node] ?? [])
  }

  /** The choices of the case that this one revokes. */
  get choicesToRepeat(): Choices {
    return this.#state?.revokes?.choices ?? {}
  }

  spend(node: string): void {
    this.#spent.add(node)
  }
}

/**
 * A moving token, from a people node (or 'start') to `to`. `again` are the people chosen there before, when the case
 * is sent back to them.
 */
export type Step = Readonly<{
  to: string
  from: string
  isReturned?: true
  isNext?: true
  again?: readonly Readonly<{ person: string; source: string }>[]
}>

/** The next steps along every transition out of a node without a choice. */
export function nextSteps(run: Run, node: string, from: string): readonly Step[] {
  return stepsAlong(run.plan.transitionsFrom.get(node) ?? [], from)
}

export function stepsAlong(lines: readonly PlannedTransition[], from: string): readonly Step[] {
  return lines.map(({ to }) => ({ to, from }))
}
