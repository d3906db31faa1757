import type { CaseState } from '../case-state.ts'
import type { Run } from '../engine/run.ts'
import type { Facts } from '../facts.ts'
import type { FlowCommandOf, FlowCommandType } from '../flow-command.ts'
import type { FlowPlan } from '../flow-plan.ts'
import type { Objection } from '../refusals.ts'

/** Who wants it, and with which task when the command is about one, or the wait, for whom he launches, what he wants
 * revoked, or how many cases stand above the one that is begun. `by`
 * null is the system. */
export type Actor = Readonly<{
  by: string | null
  task?: string
  wait?: string
  for?: string
  revokes?: string
  depth?: number
}>

/** What a rule may look at; `state` null is before the case's birth. */
export type Moment = Readonly<{ plan: FlowPlan; state: CaseState | null; facts: Facts }>

/**
 * One command. `objection` is asked by `decide` before it happens and by `allowed` before a button is shown, so it looks
 * at who and when only; what depends on the command's own words is refused in `carryOut`.
 */
export type CommandRule<Type extends FlowCommandType> = Readonly<{
  about: 'case' | 'task' | 'wait'
  objection(moment: Moment, actor: Actor): Objection | undefined
  carryOut(run: Run, command: FlowCommandOf<Type>): void
}>
