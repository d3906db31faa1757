import type { Task } from '../case/case-state.ts'
import type { Run, Surprise } from '../engine/run.ts'
import type { Admission, Check } from '../rules/objections.ts'
import type { ReturnContext } from '../rules/send-back.ts'
import type { TaskOptions } from './allowed-commands.ts'
import type { FlowCommandOf, FlowCommandType } from './flow-command.ts'

/**
 * Everything that is asked about one command. `objection` is asked by `decide` before the command happens and by
 * `allowed` before a button is shown, so it looks at actor and time only; the contents of the command are checked in
 * `carryOut`.
 */
export type CommandRule<Type extends FlowCommandType> = Readonly<{
  /** What the command names: the whole case, one task, or one open wait. */
  about: 'case' | 'task' | 'wait'
  /** Whether the case can reach other people because of it, so that the answers of outside sources are needed. */
  movesCase: boolean
  /** Whether the issuer is asked for people and branches ahead; true exactly for commands that carry choices. */
  asksForChoices: 'choices' extends keyof FlowCommandOf<Type> ? true : false
  /** Whether a route that cannot go on refuses the command or becomes an exception of the case. */
  onSurprise: Exclude<Surprise, 'foresee'>
  admission: Admission
  objection: Check
  /**
   * What a button on a task needs to know: where to, or whom. Null when there is nothing to choose, so that the command
   * is not offered; without it the button needs nothing.
   */
  options?(context: ReturnContext, task: Task): TaskOptions | null
  carryOut(run: Run, command: FlowCommandOf<Type>): void
}>
