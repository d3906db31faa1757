import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/shapes.ts'
import { OneResult, opinion } from './inputs.ts'

/** What people do with many tasks at once. */
export const batch = {
  decideMany: endpoint({
    method: 'POST',
    path: '/api/workflow/tasks/decide',
    access: 'member',
    summary:
      'Approve, reject, send back to the starter or transfer many tasks, each checked against its step; returns one result per row',
    input: z.object({
      taskIds: z.array(Id).min(1).max(50),
      decision: z.enum(['agree', 'reject', 'return', 'transfer']),
      opinion: opinion.opinion,
      signature: opinion.signature,
      /** Who gets them, where they are handed over. */
      toUserId: Id.optional(),
    }),
    output: z.object({ results: z.array(OneResult) }),
    refusals: [],
  }),
}
