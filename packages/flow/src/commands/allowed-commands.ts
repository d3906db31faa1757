import type { Continuation } from '../case/case-state.ts'
import type { FieldPermission } from '../case/field-permission.ts'
import type { Task } from '../case/task.ts'
import type { Wait } from '../case/wait.ts'
import type { TaskTraits } from '../nodes/node-settings.ts'
import type { SealSettings } from '../nodes/people-settings.ts'
import type { FlowCommandType } from './flow-command.ts'

/** Targets to which a task may send the case back, nearest first. `node` is 'start' or a node id. */
export type ReturnTarget = Readonly<{ node: string; name: string; continuations: readonly Continuation[] }>

/** Options of the buttons of a task. */
export type TaskOptions = Readonly<{
  returnTargets?: readonly ReturnTarget[]
  /** Signers whom the owner added and may remove. */
  removable?: readonly string[]
  /** How many of them may be removed; one must stay. */
  mostRemovable?: number
}>

export type AllowedOnTask = Readonly<{
  task: Task
  /** The decision that agreeing records. */
  decision: TaskTraits['decision']
  commands: readonly FlowCommandType[]
  fields: FieldPermission
  opinion: 'none' | 'optional' | 'required'
  /** Whether a rejection or return needs a reason. */
  reason: boolean
  signature: 'none' | 'optional' | 'required'
  attachment: 'none' | 'optional' | 'required'
  /** The seal that agreeing applies. */
  seal: SealSettings
  buttons: Readonly<Record<string, string>>
}> &
  Required<TaskOptions>

/** Commands of an administrator on a wait. */
export type AllowedOnWait = Readonly<{ wait: Wait; commands: readonly FlowCommandType[] }>

/** What a person may do with a case now, by the rules that `decide` applies. */
export type AllowedActions = Readonly<{
  commands: readonly FlowCommandType[]
  tasks: readonly AllowedOnTask[]
  waits: readonly AllowedOnWait[]
}>
