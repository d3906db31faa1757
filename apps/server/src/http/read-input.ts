import { Readable } from 'node:stream'
import type { Endpoint, ParsedInput, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { FastifyRequest, preParsingAsyncHookHandler } from 'fastify'
import type { z } from 'zod'

/**
 * Merges path, query and body (path wins) and parses them by the endpoint's schema. A list as body, which
 * older clients send, becomes `list`.
 */
export function readInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): ParsedInput<E> {
  const body = Array.isArray(request.body) ? { list: request.body } : request.body
  const sent = {
    ...(request.query as object),
    ...(typeof body === 'object' ? body : {}),
    ...(request.params as object),
  }
  refuseUnreadable(sent)
  const parsed = endpoint.input.safeParse(sent)
  if (!parsed.success) throw new Refusal<RefusalCode>('request.invalid', firstIssue(parsed.error))

  return parsed.data as ParsedInput<E>
}

function firstIssue({ issues: [issue] }: z.ZodError) {
  return { field: issue?.path.join('.') || 'none', reason: issue?.message ?? '' }
}

const deepest = 32
const longest = 200

/**
 * Refuses input nested deeper than 32 (`request.tooDeep`), and text that a database cannot hold: NUL or
 * half a surrogate pair (`request.invalid`, with its path). Runs before any other parser.
 */
export function refuseUnreadable(value: unknown, path: readonly string[] = []): void {
  if (typeof value === 'string') refuseText(value, path)
  if (typeof value !== 'object' || value === null) return
  if (path.length >= deepest) throw new Refusal<RefusalCode>('request.tooDeep', { limit: deepest })

  for (const [key, part] of Object.entries(value)) {
    refuseText(key, path)
    refuseUnreadable(part, [...path, key])
  }
}

function refuseText(text: string, path: readonly string[]): void {
  const isReadable = text.isWellFormed() && !text.includes('\0')
  if (!isReadable)
    throw new Refusal<RefusalCode>('request.invalid', { field: path.join('.').slice(0, longest) || 'none' })
}

const bodies = new WeakMap<FastifyRequest, string>()
const most = 256 * 1024

/**
 * Keeps the raw bytes beside the parsed body, since signatures cover the bytes. Refuses `request.tooLarge`
 * and keeps the connection open to answer.
 */
export const keepRawBody: preParsingAsyncHookHandler = async (request, _reply, payload) => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of Readable.from(payload).iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > most) throw new Refusal<RefusalCode>('request.tooLarge')
    chunks.push(bytes)
  }
  const body = Buffer.concat(chunks)
  bodies.set(request, body.toString('utf8'))
  return Readable.from([body])
}

export function rawBodyOf(request: FastifyRequest): string {
  return bodies.get(request) ?? ''
}
