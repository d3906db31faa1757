import { type Envelope, type RefusalCode, type RefusalData, refusals } from '@signet/contract'
import { type LocalizedText, textIn } from '@signet/form'
import type { Locale, Translate } from '@signet/i18n'
import { paramsIn, Refusal } from '@signet/std'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Server } from '../server.ts'
import { callerOf } from './caller.ts'

export function success(data: unknown): Envelope {
  return { code: 200, msg: 'ok', data: data ?? null }
}

/**
 * The only place that turns an error into an answer. Anything but a `Refusal` is a fault and logged with
 * its stack.
 */
export function envelopeOf(server: Server, request: FastifyRequest, error: unknown): Envelope {
  const refusal = asRefusal(error)
  if (refusal.code === 'server.failed') request.log.error({ err: error }, 'request failed')
  if (refusal.code === 'server.unavailable') request.log.warn({ err: error }, 'request given up')

  const { locale, requestId } = callerOf(request)
  const say = server.words.t(locale)
  const data: RefusalData = {
    refusal: refusal.code,
    params: paramsIn(locale, refusal.params),
    ...(refusal.code === 'server.failed' ? { requestId } : {}),
    ...(refusal instanceof ValuesRefused ? { problems: problemsOf(refusal, say, locale) } : {}),
  }
  return {
    code: refusals[refusal.code as RefusalCode] ?? 400,
    msg: say(refusal.code, { ...refusal.params, ...firstFieldOf(refusal, locale), requestId }),
    data,
  }
}

/** Says in a header how long a caller has to wait. */
export function withRetryAfter(reply: FastifyReply, error: unknown): FastifyReply {
  const isTooMany =
    error instanceof Refusal && (error.code === 'request.tooMany' || error.code === 'tenants.tooManyCalls')
  return isTooMany ? reply.header('retry-after', error.params['seconds'] ?? 1) : reply
}

/** Users know a field by its label. */
function firstFieldOf(refusal: Refusal, locale: Locale): Readonly<{ field?: string }> {
  const labels = refusal instanceof ValuesRefused ? refusal.problems[0]?.labels : undefined
  return labels ? { field: namesIn(labels, locale) } : {}
}

function namesIn(labels: readonly LocalizedText[], locale: Locale): string {
  return labels.map((label) => textIn(locale, label)).join(locale === 'en-US' ? ', ' : '、')
}

/** Returns each problem with its sentence and path. */
export function problemsOf(
  { problems }: ValuesRefused,
  say: Translate,
  locale: Locale,
): NonNullable<RefusalData['problems']> {
  return problems.map(({ path, code, params, labels, message }) => {
    const field = labels && namesIn(labels, locale)
    const own = message === undefined ? '' : textIn(locale, message)
    return { path, code, message: own || say(code, { ...params, ...(field !== undefined && { field }) }) }
  })
}

export type FieldProblem = Readonly<{
  path: string
  code: string
  params?: Readonly<Record<string, string | number>>
  /** Labels of the fields that the sentence names. */
  labels?: readonly LocalizedText[]
  /** A sentence from an administrator; without one the code is translated. */
  message?: LocalizedText
}>

/** Refusal of a form with problems by field. */
export class ValuesRefused extends Refusal<'form.valuesRefused'> {
  readonly problems: readonly FieldProblem[]

  constructor(problems: readonly FieldProblem[]) {
    super('form.valuesRefused', {
      count: problems.length,
      field: problems[0]?.path ?? '',
      problem: problems[0]?.code ?? '',
    })
    this.problems = problems
  }
}

const foreign: Readonly<Record<string, RefusalCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.invalid',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.invalid',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.invalid',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.invalid',
  FST_ERR_BAD_URL: 'request.invalid',
  FST_ERR_MAX_PARAM_LENGTH: 'request.invalid',
  // PostgreSQL cancelled a query after its time limit.
  '57014': 'request.timedOut',
}

/** Translates errors of framework and database that mean an expected refusal or a pause. */
function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { code, statusCode, message } = error as { code?: unknown; statusCode?: unknown; message?: unknown }
  const known = typeof code === 'string' ? foreign[code] : undefined
  if (known) return new Refusal<RefusalCode>(known, { field: 'none' })
  if (statusCode === 400) return new Refusal<RefusalCode>('request.invalid', { field: 'none' })
  if (isPause(String(code), String(message))) return new Refusal<RefusalCode>('server.unavailable')
  return new Refusal<RefusalCode>('server.failed')
}

/** The database is unreachable, out of connections, or aborted on a conflict; a retry may succeed. */
function isPause(code: string, message: string): boolean {
  const isAway = /^(08|53|57P0)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code)
  const isInTheWay = ['40001', '40P01', '55P03'].includes(code)
  return (
    isAway || isInTheWay || /^(timeout exceeded when trying to connect|Connection terminated)/.test(message)
  )
}

/** Cached knowledge was stale and has failed the transaction; a retry with fresh data succeeds. */
export class StaleCacheError extends Error {
  constructor(cause: unknown) {
    super('Cached knowledge is stale', { cause })
  }
}
