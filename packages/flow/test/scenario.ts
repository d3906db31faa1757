import type { Scope } from '@signet/formula'
import { Refusal, type RefusalParams } from '@signet/std'
import { expect } from 'vitest'
import {
  allowed,
  type CaseState,
  type CaseStatus,
  compileFlow,
  evolveAll,
  type Facts,
  type FlowCommandType,
  type FlowDefinition,
  type FlowEvent,
  type FlowEventType,
  type FlowPlan,
  findMissingChoices,
  isOpen,
  type MissingChoices,
  previewRoute,
  type RouteStep,
  step,
  type TimelineStep,
  timeline,
} from '../src/index.ts'
import { factsAt } from './company.ts'
import { type Assignees, inARow, type RulesDraft } from './draw.ts'
import { launches, type Move, passesTime } from './verbs.ts'

export const scope: Scope = { amount: 'number', reason: 'text', buyer: 'text', due: 'datetime' }

/**
 * Plays a flow like a script: `flowWith({ review: 'li' }).when('li', agrees('review')).expectStatus('approved')`.
 * Chen has launched it with an empty form.
 */
export function flowWith(stages: Readonly<Record<string, Assignees>>, rules: RulesDraft = {}): Scenario {
  return flowOf(inARow(stages, rules)).when('chen', launches())
}

/** A scenario of any flow, not yet launched. */
export function flowOf(definition: FlowDefinition, values: Facts['values'] = {}): Scenario {
  return new Scenario(compileFlow(definition, scope), {
    state: null,
    minute: 0,
    values,
    history: [],
    last: [],
  })
}

type Scene = Readonly<{
  state: CaseState | null
  minute: number
  values: Facts['values']
  more?: Partial<Facts>
  history: readonly FlowEvent[]
  last: readonly FlowEvent[]
}>

export class Scenario {
  readonly plan: FlowPlan
  readonly scene: Scene

  constructor(plan: FlowPlan, scene: Scene) {
    this.plan = plan
    this.scene = scene
  }

  get state(): CaseState {
    return evolveAll(this.scene.history)
  }

  get facts(): Facts {
    return { ...factsAt(this.scene.minute, this.scene.values), ...this.scene.more }
  }

  given(values: Facts['values']): Scenario {
    return this.#with({ values: { ...this.scene.values, ...values } })
  }

  /** With other facts: agents, answers of data interfaces. */
  knowing(more: Partial<Facts>): Scenario {
    return this.#with({ more: { ...this.scene.more, ...more } })
  }

  later(minutes: number): Scenario {
    return this.#with({ minute: this.scene.minute + minutes })
  }

  /** Lets minutes pass and the clock act. */
  after(minutes: number): Scenario {
    return this.later(minutes).when('the clock', passesTime())
  }

  when(actor: string, move: Move): Scenario {
    const { state, minute, history } = this.scene
    const decided = step(this.plan, state, move(state, actor), this.facts)
    const last = decided.events
    return this.#with({ state: decided.state, minute: minute + 1, history: [...history, ...last], last })
  }

  refuses(actor: string, move: Move, code: string, params: RefusalParams = {}): Scenario {
    const { state } = this.scene
    const refusal = refusalOf(() => step(this.plan, state, move(state, actor), this.facts))
    expect(refusal?.code).toBe(code)
    expect(refusal?.params).toMatchObject(params)
    return this
  }

  expectEvents(...types: readonly FlowEventType[]): Scenario {
    expect(this.scene.last.map(({ type }) => type)).toEqual(types)
    return this
  }

  /** Expects a person's open tasks at these nodes, in the order of opening. */
  expectToDo(person: string, ...nodes: readonly string[]): Scenario {
    const open = this.scene.state?.tasks.filter((task) => isOpen(task) && task.person === person) ?? []
    expect(open.map(({ node }) => node)).toEqual(nodes)
    return this
  }

  /** The choices a person still has to make for a move. */
  toChoose(actor: string, move: Move): MissingChoices {
    const { state } = this.scene
    return findMissingChoices(this.plan, state, move(state, actor), this.facts)
  }

  expectStatus(status: CaseStatus): Scenario {
    expect(this.scene.state?.status).toBe(status)
    return this
  }

  expectTokens(...nodes: readonly string[]): Scenario {
    expect(this.scene.state?.tokens.map(({ node }) => node)).toEqual(nodes)
    return this
  }

  expectException(code: string, node: string): Scenario {
    expect(this.scene.state?.exceptions.map((one) => `${one.code} ${one.node}`)).toContain(`${code} ${node}`)
    return this
  }

  expectAllowed(person: string, ...commands: readonly FlowCommandType[]): Scenario {
    expect([...allowed(this.plan, this.scene.state, person, this.facts).commands].sort()).toEqual(
      [...commands].sort(),
    )
    return this
  }

  expectAllowedAt(person: string, node: string, ...commands: readonly FlowCommandType[]): Scenario {
    const { tasks } = allowed(this.plan, this.scene.state, person, this.facts)
    const own = tasks.filter(({ task }) => task.node === node).flatMap((one) => one.commands)
    expect([...own].sort()).toEqual([...commands].sort())
    return this
  }

  timeline(): readonly TimelineStep[] {
    const { history, state } = this.scene
    const toCome = state?.status === 'running' ? this.route() : []
    return timeline(this.plan, this.state, history, toCome)
  }

  route(): readonly RouteStep[] {
    return previewRoute(this.plan, this.facts, 'chen', this.scene.state)
  }

  #with(change: Partial<Scene>): Scenario {
    return new Scenario(this.plan, { ...this.scene, ...change })
  }
}

export function refusalOf(act: () => unknown): Refusal | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
