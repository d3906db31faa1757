import type { Task } from '../case/task.ts'
import type { DeadEndPolicy, Run } from '../engine/run.ts'
import type { Admission, Check } from '../rules/objections.ts'
import type { ReturnContext } from '../rules/send-back.ts'
import type { TaskOptions } from './allowed-commands.ts'
import type { FlowCommandOf, FlowCommandType } from './flow-command.ts'

/**
 * Rules of one command. `decide` checks `objection` before the command and `allowed` before a button shows, so it
 * depends on actor and time only. `carryOut` checks the content.
 */
export type CommandRule<Type extends FlowCommandType> = Readonly<{
  /** What the command is about, which is where its button is: the case, its conversation, one task, or one open wait. */
  about: 'case' | 'conversation' | 'task' | 'wait'
  /** Whether the case can reach other people by it, so that answers of data interfaces are needed. */
  movesCase: boolean
  /** Whether the issuer is asked for people and branches ahead; true exactly for commands that carry choices. */
  asksForChoices: 'choices' extends keyof FlowCommandOf<Type> ? true : false
  /** Whether a route that cannot go on refuses the command or becomes an exception of the case. */
  onSurprise: Exclude<DeadEndPolicy, 'foresee'>
  admission: Admission
  objection: Check
  /**
   * Options of the button on a task: `none` when it needs none. Null when there is nothing to choose, so that the
   * command is not offered.
   */
  options: 'none' | ((context: ReturnContext, task: Task) => TaskOptions | null)
  carryOut(run: Run, command: FlowCommandOf<Type>): void
}>
