import type { Envelope, RefusalData } from '@signet/contract'
import { Refusal, type RefusalParams } from '@signet/std'

/** A response is a success only when the HTTP status and the body's code are 200 (spec section 7). */
export async function readAnswer(response: Response, say: Say): Promise<unknown> {
  const envelope = await readEnvelope(response)
  if (!envelope) throw refusedByStatus(response, say)
  if (response.ok && envelope.code === 200) return envelope.data

  const about: Partial<RefusalData> = isRecord(envelope.data) ? envelope.data : {}
  throw new AnsweredRefusal({
    status: envelope.code,
    code: about.refusal ?? 'client.requestFailed',
    message: envelope.msg || say('client.requestFailed'),
    ...(about.params && { params: about.params }),
    ...(about.problems && { problems: about.problems }),
    requestId: about.requestId ?? requestIdOf(response),
  })
}

const statusesWithWords = new Set([401, 403, 404, 405, 408, 500, 501, 502, 503, 504, 505])

/** Returns the refusal of an answer that has no envelope, in the words of its HTTP status (spec section 8). */
export function refusedByStatus(response: Response, say: Say): AnsweredRefusal {
  const { status } = response
  const code = statusesWithWords.has(status) ? `client.status.${status}` : 'client.requestFailed'
  return new AnsweredRefusal({ status, code, message: say(code), requestId: requestIdOf(response) })
}

/** The server names a call in its log by the id that it answers. */
function requestIdOf({ headers }: Response): string | null {
  return headers.get('x-request-id')
}

/** Fails as the network does when the body ends early. */
async function readEnvelope(response: Response): Promise<Envelope | null> {
  if (!response.headers.get('content-type')?.includes('json')) return null
  const body = parsed(await response.text())
  if (!isRecord(body)) return null
  const { code, msg, data }: Partial<Record<keyof Envelope, unknown>> = body
  return typeof code === 'number' && typeof msg === 'string' ? { code, msg, data } : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

export type FieldProblem = Readonly<{ path: string; code: string; message: string }>

type Answer = Readonly<{
  /** The code of the envelope, else the HTTP status, else 0 when no answer came. */
  status: number
  code: string
  message: string
  params?: RefusalParams
  problems?: readonly FieldProblem[]
  requestId?: string | null
}>

/** A refusal from the server; its message is the sentence to show. */
export class AnsweredRefusal extends Refusal {
  readonly status: number
  readonly problems: readonly FieldProblem[]
  readonly requestId: string | null

  constructor({ status, code, message, params = {}, problems = [], requestId }: Answer) {
    super(code, params)
    this.message = message
    this.status = status
    this.problems = problems
    this.requestId = requestId ?? null
  }
}

/** Translates a key for the reader; `t` of @signet/i18n fits. */
export type Say = (key: string, params?: Readonly<Record<string, string | number>>) => string
