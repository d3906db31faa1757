import type { CaseState } from '../case/case-state.ts'
import type { FlowPlan } from '../definition/flow-plan.ts'
import type { Facts } from '../engine/facts.ts'
import { type MissingChoice, Run } from '../engine/run.ts'
import type { FlowEvent } from '../events/flow-event.ts'
import { setDeadlines } from '../limits/set-deadlines.ts'
import { refuse } from '../refusals.ts'
import type { Actor, CaseContext } from '../rules/objections.ts'
import type { CommandRule } from './command-rule.ts'
import { commandRules, objectionTo } from './command-rules.ts'
import type { FlowCommand, FlowCommandType, MissingChoices } from './flow-command.ts'

/** Events to append, and the state after them. */
export type CommandResult = Readonly<{ events: readonly FlowEvent[]; state: CaseState }>

/**
 * Decides a command: the events to append, in order; none when nothing changes. Pure; `state` is null for a new case.
 * Refuses with a code of `flowRefusals`.
 */
export function decide(
  plan: FlowPlan,
  state: CaseState | null,
  command: FlowCommand,
  facts: Facts,
): readonly FlowEvent[] {
  return step(plan, state, command, facts).events
}

/** Like `decide`, with the resulting state. */
export function step(
  plan: FlowPlan,
  state: CaseState | null,
  command: FlowCommand,
  facts: Facts,
): CommandResult {
  const mustChoose = command.by !== null && asksForChoices(command)
  const run = carryOut({ plan, state, facts }, command, mustChoose ? 'refuse' : 'record')
  setDeadlines(run)
  return { events: run.events, state: run.state }
}

/** A revocation repeats the choices of its case; where the chosen people have left, all candidates are asked. */
function asksForChoices(command: FlowCommand): boolean {
  return commandRules[command.type].asksForChoices && !('revokes' in command && command.revokes)
}

/**
 * Choices still needed before a command: branches first, because they determine who comes next. Call again with the
 * choices made; an empty answer means it can be sent. Refuses as `decide` does.
 */
export function findMissingChoices(
  plan: FlowPlan,
  state: CaseState | null,
  command: FlowCommand,
  facts: Facts,
): MissingChoices {
  return carryOut({ plan, state, facts }, command, 'ask').toChoose
}

function carryOut(context: CaseContext, command: FlowCommand, onMissing: MissingChoice): Run {
  const rule = commandRules[command.type] as CommandRule<FlowCommandType>
  const objection = objectionTo(command.type, context, actorOf(command))
  if (objection) refuse(objection.code, objection.params)

  const { plan, state, facts } = context
  const choosing = { by: command.by, choices: choicesOf(command), onMissing }
  const run = new Run(plan, state, facts, rule.onSurprise, choosing)
  rule.carryOut(run, command)
  return run
}

function choicesOf(command: FlowCommand) {
  return 'choices' in command ? (command.choices ?? {}) : {}
}

function actorOf(command: FlowCommand): Actor {
  const { by } = command
  if ('revokes' in command && command.revokes !== undefined) return { by, revokes: command.revokes.case }
  if ('task' in command) return { by, task: command.task }
  if ('wait' in command) return { by, wait: command.wait }
  return {
    by,
    ...('for' in command && command.for !== undefined && { for: command.for }),
    ...('parent' in command && command.parent && { depth: command.parent.depth }),
  }
}
