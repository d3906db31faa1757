import type { CaseState } from '../case-state.ts'
import type { FlowEvent } from '../flow-event.ts'
import { type FlowPlan, nodeOf } from '../flow-plan.ts'
import type { RouteStep } from '../route-step.ts'
import type { TimelineStep } from '../timeline-step.ts'
import { goneNodes } from './gone-nodes.ts'
import { tellAdministered } from './tell-administered.ts'
import { tellCase } from './tell-case.ts'
import { tellTask } from './tell-task.ts'
import { TimelineWriter } from './timeline-writer.ts'

/**
 * A case's history as people read it: every visit of a node with its votes, and what else happened to the case, oldest
 * first; then what is to come, when the caller has it from `previewRoute`. A finished case has nothing to come.
 */
export function timeline(
  plan: FlowPlan,
  state: CaseState,
  events: readonly FlowEvent[],
  toCome: readonly RouteStep[] = [],
): readonly TimelineStep[] {
  const writer = new TimelineWriter(plan, goneNodes(events))
  for (const event of events) {
    tellTask(writer, event)
    tellCase(writer, event)
    tellAdministered(writer, event)
  }

  const isOver = ['approved', 'rejected', 'terminated', 'revoked'].includes(state.status)
  return [...writer.steps(), ...(isOver ? [] : toCome.map((step) => stepToCome(plan, step)))]
}

function stepToCome(plan: FlowPlan, { node, name, people }: RouteStep): TimelineStep {
  const { kind } = nodeOf(plan, node)
  return { node, kind, name, round: 0, status: 'toCome', votes: people.map((who) => ({ ...who })) }
}
