import type { Continuation, Urgency } from './case-state.ts'
import type { Remark } from './flow-event.ts'

type Wish<Type extends string, What = object> = Readonly<{ type: Type; by: string } & What>
type OnTask = { task: string }

/** What somebody wants to happen. `by` is the acting person; `task` a task id of this case. */
export type FlowCommand =
  | Wish<'saveDraft', { caseId: string; flowVersionId: string; urgency?: Urgency }>
  /** The first launch creates the case; a later one launches a draft, or a case that came back, again. */
  | Wish<'launch', { caseId: string; flowVersionId: string; urgency?: Urgency }>
  | Wish<'deleteDraft'>
  | Wish<'recall', Remark>
  | Wish<'withdraw', Remark>
  | Wish<'urge', { text?: string }>
  | Wish<'sign', OnTask>
  | Wish<'unsign', OnTask>
  | Wish<'start', OnTask>
  /** Agree; at a node of kind handler the work is recorded as handled. */
  | Wish<'agree', OnTask & Remark>
  | Wish<'reject', OnTask & Remark>
  /** `to` is 'start' or a node id. Without `continuation` the node's rule decides (chooser: walk again). */
  | Wish<'return', OnTask & { to: string; continuation?: Continuation } & Remark>
  | Wish<'transfer', OnTask & { to: string } & Remark>
  | Wish<'takeBack', OnTask>
  | Wish<'comment', { text: string; replyTo?: string; attachments?: readonly string[] }>
  /** Marks every copy this person got as read. */
  | Wish<'openCopy'>
  | Wish<'terminate', Remark>
  /** An outside automation did something; `by` null is the system itself. */
  | Readonly<{ type: 'recordStep'; by: string | null; name: string }>

export type FlowCommandType = FlowCommand['type']
export type FlowCommandOf<Type extends FlowCommandType> = Extract<FlowCommand, { type: Type }>
