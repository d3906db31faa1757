import type { Contract, Endpoint, ParsedOutput, RequestInput } from '@signet/contract'
import { type Call, type CallOptions, calls, laterCalls, laterFeatures } from './calls.ts'
import { type NoteFault, networkTimeouts, transfer } from './faults/transfer.ts'
import { laterGroup } from './later-group.ts'
import { AnsweredRefusal, readAnswer, type Say } from './read-answer.ts'
import { realTimers, type Timers } from './timers.ts'
import { toRequest } from './to-request.ts'

export type Send = (request: Request) => Promise<Response> | Response

type Caller<E extends Endpoint> =
  Record<never, never> extends RequestInput<E>
    ? (input?: RequestInput<E>, options?: CallOptions) => Promise<ParsedOutput<E>>
    : (input: RequestInput<E>, options?: CallOptions) => Promise<ParsedOutput<E>>

type Calls<Group> = {
  readonly [Name in keyof Group]: Group[Name] extends Endpoint ? Caller<Group[Name]> : never
}
/** Every endpoint of the contract as a typed function. */
export type Client = { readonly [Feature in keyof Contract]: Calls<Contract[Feature]> }

export type ClientOptions = Readonly<{
  baseUrl?: string
  /** The headers of a call, read at every call because token and language may change. */
  headers?: () => Readonly<Record<string, string>>
  say?: Say
  /** Called when the server ended the session (600, 601, 602), before the call is refused. */
  onSessionEnd?: (refusal: AnsweredRefusal) => void
  /** Called when the server wants to know first who it is (`session.confirmFirst`); true makes the call once more. */
  confirmIdentity?: () => Promise<boolean>
  /** Time limit of a call with its answer in ms; a minute where it is not configured. */
  timeoutMs?: number
  /** Called with what did not get through. */
  note?: NoteFault
  timers?: Timers
  newKey?: () => string
}>

type Ready = Required<Omit<ClientOptions, 'headers' | 'note'>> &
  Pick<ClientOptions, 'headers' | 'note'> & { send: Send }

/**
 * Creates a function for every endpoint. Refuses with the server's code and sentence, or with
 * `client.timedOut`, `client.networkFailed`, `client.aborted`, `client.status.<status>`, `client.requestFailed`. A write
 * carries an `Idempotency-Key` and is retried once with the same key after a network failure.
 */
export function createClient(send: Send, options: ClientOptions = {}): Client {
  const ready: Ready = {
    baseUrl: 'http://localhost',
    say: (key) => key,
    onSessionEnd: () => undefined,
    confirmIdentity: async () => false,
    timeoutMs: networkTimeouts.request,
    timers: realTimers,
    newKey: () => crypto.randomUUID(),
    ...options,
    send,
  }
  const groups = Object.entries(calls).map(([feature, group]) => [feature, bind(group, ready)])
  const later = laterFeatures.map((feature) => [
    feature,
    laterGroup(
      async () => (await transfer(laterCalls, { ...ready, what: feature }))[feature] ?? {},
      (call, input, callOptions) => perform(call, input, callOptions, ready),
    ),
  ])
  return Object.fromEntries([...groups, ...later]) as Client
}

function bind(group: Readonly<Record<string, Call>>, ready: Ready) {
  const bound = Object.entries(group).map(([name, call]) => [
    name,
    (input: Record<string, unknown> = {}, options: CallOptions = {}) => perform(call, input, options, ready),
  ])
  return Object.fromEntries(bound)
}

async function perform(
  call: Call,
  input: Record<string, unknown>,
  options: CallOptions,
  ready: Ready,
): Promise<unknown> {
  const isWriting = call.method !== 'GET' && !call.onlyReads
  const key = isWriting ? (options.key ?? ready.newKey()) : null
  const attempt = () => sendOnce(call, input, key, options, ready)

  const answer = attempt().catch((error: unknown) => {
    if (isWriting && isNetworkFailure(error)) return attempt()
    throw error
  })
  return answer.catch(async (error: unknown) => {
    if (error instanceof AnsweredRefusal && endsSession(error.status)) ready.onSessionEnd(error)
    if (!isUnconfirmed(error) || !(await ready.confirmIdentity())) throw error
    // The refusal was the answer to the key of the first try.
    return perform(call, input, { ...options, key: ready.newKey() }, ready)
  })
}

/** Sends the call and reads its answer; a body that ends early is a network failure too. */
function sendOnce(
  call: Call,
  input: Record<string, unknown>,
  key: string | null,
  { signal: wanted, outlivesPage = false, headers: more }: CallOptions,
  { send, baseUrl, headers, say, timeoutMs, timers, note }: Ready,
): Promise<unknown> {
  const { method, path } = call
  const { url, body, type } = toRequest(call, input, baseUrl)
  const init = {
    method,
    headers: {
      ...headers?.(),
      ...more,
      ...(type && { 'Content-Type': type }),
      ...(key && { 'Idempotency-Key': key }),
    },
    keepalive: outlivesPage,
    ...(body !== undefined && { body }),
  }
  return transfer(async (signal) => readAnswer(await send(new Request(url, { ...init, signal })), say), {
    ...{ what: `${method} ${path}`, say, timeoutMs, timers, note, signal: wanted },
  })
}

function isUnconfirmed(error: unknown): boolean {
  return error instanceof AnsweredRefusal && error.code === 'session.confirmFirst'
}

function isNetworkFailure(error: unknown): boolean {
  return error instanceof AnsweredRefusal && error.status === 0
}

/** Spec section 8. The contract's own list is not imported, so that no schema reaches the browser. */
function endsSession(status: number): boolean {
  return status >= 600 && status <= 602
}
