import type { Continuation, Parent, RevocationTarget, Urgency } from '../case/case-state.ts'
import type { Choices } from '../case/choices.ts'
import type { SignerVoting } from '../case/task.ts'
import type { FailureReason, Json } from '../case/wait.ts'
import type { FiledMessage, Remark } from '../events/flow-event.ts'
import type { CaseTitles } from '../translations/case-titles.ts'

type PersonCommand<Type extends string, What = object> = Readonly<{ type: Type; by: string } & What>
type OnTask = { task: string }
/** Choices for the nodes ahead; `copyTo` are the people who get a copy of the case. */
type NextChoices = { choices?: Choices; copyTo?: readonly string[] }
/** `for` is the principal in whose name the case is launched. */
type NewCase = {
  caseId: string
  flowVersionId: string
  urgency?: Urgency
  for?: string
  /** The case that begins this one, which the start node need not allow. */
  parent?: Parent
  /** The case that this one is a follow-up of. */
  followsUp?: string
}
/** The finished case that a new one is to revoke, and the title of the new one in each language. */
type RevocationOfCase = { revokes?: RevocationTarget & Readonly<{ title: string; titles?: CaseTitles }> }

/** All commands on a case. `by` is the acting person; `task` a task id of this case. */
export type FlowCommand =
  | PersonCommand<'saveDraft', NewCase>
  /** The first launch creates the case; a later one re-launches a draft or a case that came back. */
  | PersonCommand<'launch', NewCase & NextChoices & RevocationOfCase>
  | PersonCommand<'deleteDraft'>
  | PersonCommand<'recall', Remark>
  | PersonCommand<'withdraw', Remark>
  | PersonCommand<'urge', { text?: string }>
  | PersonCommand<'sign', OnTask>
  | PersonCommand<'unsign', OnTask>
  | PersonCommand<'start', OnTask>
  /** Agree; at a node of kind handler the work is recorded as handled. */
  | PersonCommand<'agree', OnTask & Remark & NextChoices>
  | PersonCommand<'reject', OnTask & Remark & NextChoices>
  /** `to` is 'start' or a node id. Without `continuation` the node's rule decides (chooser: walk again). */
  | PersonCommand<'return', OnTask & { to: string; continuation?: Continuation } & Remark>
  | PersonCommand<'transfer', OnTask & { to: string } & Remark>
  | PersonCommand<'takeBack', OnTask>
  /** Asks colleagues to help with the form; they have no vote. */
  | PersonCommand<'assist', OnTask & { people: readonly string[] } & Remark>
  /** A helper hands the form back. */
  | PersonCommand<'help', OnTask & Remark>
  /** Colleagues vote before the owner of the task, or after the owner agreed with this command. */
  | PersonCommand<
      'addSigners',
      OnTask & { people: readonly string[]; place: 'before' | 'after'; voting: SignerVoting } & Remark &
        NextChoices
    >
  | PersonCommand<'removeSigners', OnTask & { people: readonly string[] } & NextChoices>
  | PersonCommand<'copy', OnTask & { people: readonly string[] }>
  | PersonCommand<'openTask', OnTask>
  | PersonCommand<
      'comment',
      { text: string; replyTo?: string; mentions?: readonly string[]; attachments?: readonly string[] }
    >
  /** Messages of the conversation about the case, as they are now; `attachments` are the files in them. */
  | PersonCommand<
      'fileMessages',
      { conversation: string; messages: readonly FiledMessage[]; attachments?: readonly string[] }
    >
  /** Marks every copy this person got as read. */
  | PersonCommand<'openCopy'>
  /** `by` is null when the parent case ended. */
  | Readonly<{ type: 'terminate'; by: string | null } & Remark>
  | Readonly<{
      type: 'noteCases'
      by: null
      wait: string
      cases: readonly Readonly<{ caseId: string; person: string }>[]
    }>
  /** The awaited answer, sent by the system. */
  | Readonly<{ type: 'endWait'; by: null; wait: string; result?: Json }>
  /** The last attempt failed. */
  | Readonly<{ type: 'failWait'; by: null; wait: string; reason: FailureReason }>
  /** An administrator retries the work, or continues without it. */
  | PersonCommand<'retryWait', { wait: string } & Remark>
  | PersonCommand<'skipWait', { wait: string }>
  /** Everything that is due by now; issued by the clock only. */
  | Readonly<{ type: 'passTime'; by: null }>
  | PersonCommand<'suspend', Remark>
  | PersonCommand<'resume', Remark>
  /** Brings a rejected or terminated case back to where it stood. */
  | PersonCommand<'revive', Remark>
  /** Gives the work at a node to named people. */
  | PersonCommand<'reassign', { node: string; people: readonly string[] } & Remark>
  /** Gives all open tasks of one person in a case to another. */
  | PersonCommand<'handOver', { from: string; to: string } & Remark>
  /** Takes the token from one node to another. */
  | PersonCommand<'jump', { node: string; to: string } & Remark>
  /** Tries a node with an exception once more. */
  | PersonCommand<'retry', { node: string } & Remark>
  /**
   * Continues with another version, whose plan decides. `names` are the former node names, `moves` the replacements
   * of missing nodes.
   */
  | PersonCommand<
      'migrate',
      {
        flowVersionId: string
        names: Readonly<Record<string, string>>
        moves?: Readonly<Record<string, string>>
      } & Remark
    >
  | PersonCommand<'archive', Remark>
  /** The starter asks to revoke a finished case; `revocation` is the case that decides. */
  | PersonCommand<'revoke', { revocation: string } & Remark>
  | Readonly<{ type: 'endRevocation'; by: null; revocation: string; verdict: 'revoked' | 'kept' }>
  /** An outside system did a step; `by` null is our own system. */
  | Readonly<{ type: 'recordStep'; by: string | null; name: string }>

export type FlowCommandType = FlowCommand['type']
export type FlowCommandOf<Type extends FlowCommandType> = Extract<FlowCommand, { type: Type }>

/** Choices still missing before a command can be carried out. */
export type MissingChoices = Readonly<{
  branches: readonly BranchToChoose[]
  people: readonly PeopleToChoose[]
}>

export type BranchToChoose = Readonly<{
  node: string
  name: string
  lines: readonly Readonly<{ line: string; name: string; to: string }>[]
}>

/** An empty `among` means anybody. Naming no one is allowed only where it is optional, and ends a free step. */
export type PeopleToChoose = Readonly<{
  node: string
  name: string
  among: readonly string[]
  isOptional: boolean
}>
