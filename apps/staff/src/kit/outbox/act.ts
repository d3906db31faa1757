import { AnsweredRefusal, type CallOptions, type Client } from '@signet/client'
import type { contract, RequestInput } from '@signet/contract'

type Approvals = (typeof contract)['approvals']
type CallName = 'agree' | 'reject' | 'return' | 'transfer' | 'help' | 'comment' | 'launch' | 'launchAgain'

/** A call as it goes to the server, but for what says which state of the case was seen. */
export type KeptCall = {
  [Name in CallName]: Readonly<{ name: Name; input: RequestInput<Approvals[Name]> }>
}[CallName]

/** A call that was tried and may have reached the server: the same key and the same words ask for its answer. */
export type Tried = Readonly<{ key: string; sequence: number | null; at: number }>

/** Why an act did not go out: the server's sentence, or what the case has become since. */
export type Reason = Readonly<{
  code: string
  message: string
  params: Readonly<Record<string, unknown>>
  /** The values that the case has now, when it has other ones than were seen. */
  now?: Readonly<Record<string, unknown>>
}>

/** The lines of a card, in the language in which they were read. */
export type ShownCard = Readonly<{ fields: readonly Readonly<{ label: string; text: string }>[] }>

/** What somebody did without a network: about which case, and as they saw it. */
export type Act = Readonly<{
  /** Ids follow the order of acts. */
  id: string
  /** By the clock of the device, in ms. */
  at: number
  /** Empty for a launch that has no case yet. */
  caseId: string
  /** Null for a comment and a launch. */
  taskId: string | null
  /** The key of the word for it, such as `flow.command.agree`. */
  word: string
  title: string
  /** What was written. */
  text: string
  call: KeptCall
  /** The values of the form as they were seen; null where they do not matter. */
  seen: Readonly<Record<string, unknown>> | null
  /** What a card showed of the case, where it was decided from one and its form was not open. */
  shown?: ShownCard | undefined
  /** Whether it went out together with others, of which no answer came: the person may have decided already. */
  isLost?: boolean | undefined
  tried: Tried | null
  /** Counts how often the person has asked for another try, each of which has a key of its own. */
  turn: number
  /** Null while it waits. */
  reason: Reason | null
}>

export type NewAct = Omit<Act, 'id' | 'at' | 'turn' | 'reason'>

/** Makes the call; `sequence` is that of the case when it is for this state alone. */
export function perform(
  { approvals }: Client,
  call: KeptCall,
  sequence: number | null,
  options: CallOptions,
): Promise<unknown> {
  const seen = sequence === null ? {} : { sequence }
  switch (call.name) {
    case 'agree':
      return approvals.agree({ ...call.input, ...seen }, options)
    case 'reject':
      return approvals.reject({ ...call.input, ...seen }, options)
    case 'return':
      return approvals.return({ ...call.input, ...seen }, options)
    case 'transfer':
      return approvals.transfer({ ...call.input, ...seen }, options)
    case 'help':
      return approvals.help({ ...call.input, ...seen }, options)
    case 'launch':
      return approvals.launch(call.input, options)
    case 'launchAgain':
      return approvals.launchAgain(call.input, options)
    default:
      return approvals.comment(call.input, options)
  }
}

const goneCodes = ['client.timedOut', 'client.status.502', 'client.status.503', 'client.status.504']

/** Whether no answer of the server came. The call may have arrived all the same. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof AnsweredRefusal && (error.status === 0 || goneCodes.includes(error.code))
}

/** Whether the same call may get through another time: no answer came, the session has ended, or it came too fast. */
export function isForLater(error: unknown): boolean {
  if (!(error instanceof AnsweredRefusal)) return false
  const endsSession = error.status >= 600 && error.status <= 602
  return isUnanswered(error) || endsSession || error.code === 'request.tooMany'
}
