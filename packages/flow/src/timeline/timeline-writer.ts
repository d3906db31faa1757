import { type FlowPlan, nameOfNode } from '../definition/flow-plan.ts'
import { traitsOf } from '../nodes/traits-of.ts'
import type { StepStatus, TimelineStep, Vote } from './timeline-step.ts'

/** Collects steps while events are applied; only `timeline` holds one, for the length of a call. */
export class TimelineWriter {
  readonly #plan: FlowPlan
  /** Names of nodes missing from the plan. */
  readonly #gone: Readonly<Record<string, string>>
  #steps: TimelineStep[] = []

  constructor(plan: FlowPlan, gone: Readonly<Record<string, string>> = {}) {
    this.#plan = plan
    this.#gone = gone
  }

  steps(): readonly TimelineStep[] {
    return this.#steps
  }

  add(step: TimelineStep): void {
    this.#steps.push(step)
  }

  nameOf(node: string): string {
    return this.#gone[node] ?? nameOfNode(this.#plan, node)
  }

  isCopyNode(node: string): boolean {
    const known = this.#plan.nodes.get(node)
    return known !== undefined && traitsOf(known).informs
  }

  enter(node: string, round: number, at: string): void {
    const kind = this.#plan.nodes.get(node)?.kind ?? 'approver'
    const name = this.nameOf(node)
    this.add({ node, kind, name, round, status: 'active', enteredAt: at, votes: [] })
  }

  /** Changes the latest visit of a node, if any. */
  changeNode(node: string, change: (step: TimelineStep) => TimelineStep): void {
    const position = this.#steps.findLastIndex((step) => step.node === node)
    this.#steps = this.#steps.map((step, index) => (index === position ? change(step) : step))
  }

  changeWait(wait: string, change: (step: TimelineStep) => TimelineStep): void {
    this.#steps = this.#steps.map((step) => (step.wait === wait ? change(step) : step))
  }

  changeVote(task: string, change: (vote: Vote) => Vote): void {
    this.#steps = this.#steps.map((step) =>
      step.votes.some((vote) => vote.task === task)
        ? { ...step, votes: step.votes.map((vote) => (vote.task === task ? change(vote) : vote)) }
        : step,
    )
  }

  addVote(node: string, vote: Vote): void {
    this.changeNode(node, (step) => ({ ...step, votes: [...step.votes, vote] }))
  }

  nodeOfVote(task: string): string | undefined {
    return this.#steps.find((step) => step.votes.some((vote) => vote.task === task))?.node
  }

  /** Closes the active or failed steps of the named nodes, or of all. */
  closeActive(status: StepStatus, at: string, nodes?: ReadonlySet<string>): void {
    this.#steps = this.#steps.map((step) =>
      isOpenStep(step) && (nodes === undefined || nodes.has(step.node))
        ? { ...step, status, leftAt: at }
        : step,
    )
  }

  /** Drops the latest visit of nodes that a taken-back decision had led to. */
  forgetActive(nodes: ReadonlySet<string>): void {
    for (const node of nodes) {
      const position = this.#steps.findLastIndex((step) => step.node === node)
      this.#steps = this.#steps.filter((_, index) => index !== position)
    }
  }
}

function isOpenStep({ status }: TimelineStep): boolean {
  return status === 'active' || status === 'exception'
}
