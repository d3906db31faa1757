import { z } from 'zod'
import { Done, Empty, endpoint, Id, Instant, PersonRef } from '../wire/endpoint.ts'

const Path = '/api/message/ChatBlock' as const
const Of = z.object({ personId: Id })

/**
 * Whom a person blocked: people of other companies, and people of the company for those of others. The blocked are not
 * told, and colleagues do not block each other.
 */
export const chatBlocks = {
  list: endpoint({
    method: 'GET',
    path: Path,
    access: 'member',
    summary: 'List whom you blocked, last first',
    input: Empty,
    output: z.object({ list: z.array(z.object({ person: PersonRef, blockedAt: Instant })) }),
    refusals: [],
  }),
  block: endpoint({
    method: 'PUT',
    path: `${Path}/:personId`,
    access: 'member',
    summary:
      'Block somebody of another company, or from one somebody of this: no direct message of theirs reaches you, and what they say elsewhere is hidden',
    input: Of,
    output: Done,
    refusals: ['organization.notFound', 'chat.withYourself', 'chatBlocks.colleague'],
  }),
  unblock: endpoint({
    method: 'DELETE',
    path: `${Path}/:personId`,
    access: 'member',
    summary: 'Block somebody no longer; what they wrote to you meanwhile is there and counts as read',
    input: Of,
    output: Done,
    refusals: [],
  }),
}
