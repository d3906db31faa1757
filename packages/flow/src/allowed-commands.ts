import type { Continuation, Task } from './case-state.ts'
import type { FieldPermission } from './field-permission.ts'
import type { FlowCommandType } from './flow-command.ts'

/** Where a task may send the case back to, nearest first. `node` is 'start' or a node id. */
export type ReturnTarget = Readonly<{ node: string; name: string; continuations: readonly Continuation[] }>

export type AllowedOnTask = Readonly<{
  task: Task
  kind: 'approver' | 'handler'
  commands: readonly FlowCommandType[]
  returnTargets: readonly ReturnTarget[]
  /** Signers whom the owner has added and may take away again. */
  removable: readonly string[]
  fields: FieldPermission
  opinion: 'none' | 'optional' | 'required'
  signature: 'none' | 'optional' | 'required'
  attachment: 'none' | 'optional' | 'required'
  buttons: Readonly<Record<string, string>>
}>

/** What one person may do with a case right now, by the same rules that `decide` applies. */
export type Allowed = Readonly<{
  commands: readonly FlowCommandType[]
  tasks: readonly AllowedOnTask[]
}>
