import { z } from 'zod'
import { Done, endpoint, Id, PersonRef } from '../wire/endpoint.ts'

/** What people ask for: to read a request or a document, to start a flow. */
export const accessKinds = ['case', 'document', 'flow'] as const
export type AccessKind = (typeof accessKinds)[number]

const subject = { kind: z.enum(accessKinds), id: Id }

/** Asking for what a link leads to. No answer depends on whether the id is of anything. */
export const accessRequests = {
  explain: endpoint({
    method: 'GET',
    path: '/api/system/Access/:kind/:id',
    access: 'member',
    summary: 'Say whom to ask for something that you can’t open; the same whether or not it exists',
    input: z.object(subject),
    output: z.object({
      isAsked: z.boolean(),
      /** Administrators who can grant, at most five. Owners, starters and holders can too, but are not named. */
      grantors: z.array(PersonRef),
    }),
    refusals: [],
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/system/Access/:kind/:id',
    access: 'member',
    summary: 'Ask for something that you can’t open; those who can grant hear it once a day',
    input: z.object({ ...subject, reason: z.string().trim().max(200).default('') }),
    output: Done,
    refusals: ['accessRequests.hasAccess', 'accessRequests.tooMany'],
  }),
}
