import type { Continuation, SignerVoting, Urgency } from './case-state.ts'
import type { Choices } from './choices.ts'
import type { Remark } from './flow-event.ts'

type Wish<Type extends string, What = object> = Readonly<{ type: Type; by: string } & What>
type OnTask = { task: string }
/** What a decision brings along for the way ahead; `copyTo` are people who get to see the case. */
type Ahead = { choices?: Choices; copyTo?: readonly string[] }
/** `for` is the person in whose name somebody launches. */
type Beginning = { caseId: string; flowVersionId: string; urgency?: Urgency; for?: string }

/** What somebody wants to happen. `by` is the acting person; `task` a task id of this case. */
export type FlowCommand =
  | Wish<'saveDraft', Beginning>
  /** The first launch creates the case; a later one launches a draft, or a case that came back, again. */
  | Wish<'launch', Beginning & Ahead>
  | Wish<'deleteDraft'>
  | Wish<'recall', Remark>
  | Wish<'withdraw', Remark>
  | Wish<'urge', { text?: string }>
  | Wish<'sign', OnTask>
  | Wish<'unsign', OnTask>
  | Wish<'start', OnTask>
  /** Agree; at a node of kind handler the work is recorded as handled. */
  | Wish<'agree', OnTask & Remark & Ahead>
  | Wish<'reject', OnTask & Remark & Ahead>
  /** `to` is 'start' or a node id. Without `continuation` the node's rule decides (chooser: walk again). */
  | Wish<'return', OnTask & { to: string; continuation?: Continuation } & Remark>
  | Wish<'transfer', OnTask & { to: string } & Remark>
  | Wish<'takeBack', OnTask>
  /** Asks colleagues to help with the form; they have no vote. */
  | Wish<'assist', OnTask & { people: readonly string[] } & Remark>
  /** Gives back what a helper was asked for. */
  | Wish<'help', OnTask & Remark>
  /** Colleagues vote before the owner of the task does, or after he has agreed with this very command. */
  | Wish<
      'addSigners',
      OnTask & { people: readonly string[]; place: 'before' | 'after'; voting: SignerVoting } & Remark & Ahead
    >
  | Wish<'removeSigners', OnTask & { people: readonly string[] } & Ahead>
  | Wish<'copy', OnTask & { people: readonly string[] }>
  | Wish<'openTask', OnTask>
  | Wish<
      'comment',
      { text: string; replyTo?: string; mentions?: readonly string[]; attachments?: readonly string[] }
    >
  /** Marks every copy this person got as read. */
  | Wish<'openCopy'>
  | Wish<'terminate', Remark>
  /** An outside automation did something; `by` null is the system itself. */
  | Readonly<{ type: 'recordStep'; by: string | null; name: string }>

export type FlowCommandType = FlowCommand['type']
export type FlowCommandOf<Type extends FlowCommandType> = Extract<FlowCommand, { type: Type }>
