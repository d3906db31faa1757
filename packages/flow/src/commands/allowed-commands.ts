import type { Continuation, Task, Wait } from '../case/case-state.ts'
import type { FieldPermission } from '../case/field-permission.ts'
import type { TaskTraits } from '../nodes/node-settings.ts'
import type { FlowCommandType } from './flow-command.ts'

/** Where a task may send the case back to, nearest first. `node` is 'start' or a node id. */
export type ReturnTarget = Readonly<{ node: string; name: string; continuations: readonly Continuation[] }>

/** What the buttons of a task let its owner choose. */
export type TaskOptions = Readonly<{
  returnTargets?: readonly ReturnTarget[]
  /** Signers whom the owner added and may remove. */
  removable?: readonly string[]
  /** How many of them at most: one stays. */
  mostRemovable?: number
}>

export type AllowedOnTask = Readonly<{
  task: Task
  /** What agreeing counts as. */
  decision: TaskTraits['decision']
  commands: readonly FlowCommandType[]
  fields: FieldPermission
  opinion: 'none' | 'optional' | 'required'
  signature: 'none' | 'optional' | 'required'
  attachment: 'none' | 'optional' | 'required'
  buttons: Readonly<Record<string, string>>
}> &
  Required<TaskOptions>

/** What an administrator may do with what a node without people waits for. */
export type AllowedOnWait = Readonly<{ wait: Wait; commands: readonly FlowCommandType[] }>

/** What one person may do with a case right now, by the same rules that `decide` applies. */
export type Allowed = Readonly<{
  commands: readonly FlowCommandType[]
  tasks: readonly AllowedOnTask[]
  waits: readonly AllowedOnWait[]
}>
