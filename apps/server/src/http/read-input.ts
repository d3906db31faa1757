import type { Endpoint, Received, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { refuseUnreadable } from './refuse-unreadable.ts'

/**
 * One flat object from path, query and body (in that order of trust), as the endpoint's schema reads it. A body that is a
 * list, as older clients send one, is read as `list`.
 */
export function readInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): Received<E> {
  const body = Array.isArray(request.body) ? { list: request.body } : request.body
  const sent = {
    ...(request.query as object),
    ...(typeof body === 'object' ? body : {}),
    ...(request.params as object),
  }
  refuseUnreadable(sent)
  const parsed = endpoint.input.safeParse(sent)
  if (!parsed.success) throw new Refusal<RefusalCode>('request.invalid', firstIssue(parsed.error))

  return parsed.data as Received<E>
}

function firstIssue({ issues: [issue] }: z.ZodError) {
  return { field: issue?.path.join('.') || 'none', reason: issue?.message ?? '' }
}
