import type { Endpoint, ParsedInput, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { refuseUnreadable } from './refuse-unreadable.ts'

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
