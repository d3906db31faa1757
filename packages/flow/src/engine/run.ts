import type { CaseState } from '../case-state.ts'
import { evolve } from '../evolve/evolve.ts'
import type { Facts } from '../facts.ts'
import type { FlowEvent } from '../flow-event.ts'
import type { FlowPlan } from '../flow-plan.ts'

/**
 * What to do when the route cannot go on: a launch refuses it, later it is recorded so that nothing is lost, and a
 * preview tells it even where the flow says refuse.
 */
export type Surprise = 'refuse' | 'record' | 'foresee'

/** One decision in the making: what has happened so far, and the state it has led to. */
export class Run {
  readonly plan: FlowPlan
  readonly facts: Facts
  readonly onSurprise: Surprise
  readonly events: FlowEvent[] = []
  #state: CaseState | null

  constructor(plan: FlowPlan, state: CaseState | null, facts: Facts, onSurprise: Surprise) {
    this.plan = plan
    this.facts = facts
    this.onSurprise = onSurprise
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

  record(event: FlowEvent): void {
    this.events.push(event)
    this.#state = evolve(this.#state, event)
  }
}

/** A token on its way: it comes `from` a node of people (or 'start') and arrives at `to`. */
export type Step = Readonly<{ to: string; from: string; isReturned?: true }>
