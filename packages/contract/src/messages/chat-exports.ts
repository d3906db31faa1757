import { z } from 'zod'
import { Done, endpoint, Id, Instant, PageInput, PersonRef, pageOf } from '../wire/endpoint.ts'
import { exportStates } from './chat-constants.ts'
import { conversationKinds } from './chat-views.ts'

const asAuditor = { access: 'administrator', areas: ['audit'] } as const
const Path = '/api/message/ChatExport' as const
const One = z.object({ id: Id })

const Export = One.extend({
  state: z.enum(exportStates),
  reason: z.string(),
  from: Instant,
  until: Instant,
  askedBy: PersonRef,
  askedAt: Instant,
  decidedBy: PersonRef.nullable(),
  expiresAt: Instant.nullable(),
})
const NamedConversation = z.object({ id: Id, kind: z.enum(conversationKinds), name: z.string() })

/** Exports of conversations for auditors: one asks, another approves, and both download until the file is deleted. */
export const chatExports = {
  list: endpoint({
    ...asAuditor,
    method: 'GET',
    path: Path,
    summary: 'List exports of conversations, last asked first',
    input: PageInput.extend({ state: z.enum(exportStates).optional() }),
    output: pageOf(Export),
    refusals: [],
  }),
  open: endpoint({
    ...asAuditor,
    method: 'GET',
    path: `${Path}/:id`,
    summary: 'Get what an export is about, who decided about it, and who downloaded it',
    input: One,
    output: Export.extend({
      people: z.array(PersonRef),
      conversations: z.array(NamedConversation),
      decidedAt: Instant.nullable(),
      decisionNote: z.string(),
      /** Why it was not made, as a sentence; else empty. */
      failure: z.string(),
      madeAt: Instant.nullable(),
      messages: z.number().int(),
      /** How many people were told that their messages were exported. */
      informed: z.number().int(),
      downloads: z.array(z.object({ by: PersonRef, at: Instant })),
      mayDecide: z.boolean(),
      mayDownload: z.boolean(),
    }),
    refusals: ['chatExports.notFound'],
  }),
  ask: endpoint({
    ...asAuditor,
    method: 'POST',
    path: Path,
    summary: 'Ask for an export of the conversations of some people, or of some groups, in a period',
    input: z.object({
      reason: z.string().trim().min(1).max(1000),
      people: z.array(Id).max(100).default([]),
      conversations: z.array(Id).max(100).default([]),
      from: Instant,
      until: Instant,
    }),
    output: One,
    refusals: ['chatExports.nothingChosen', 'chatExports.period', 'organization.notFound', 'chat.notFound'],
  }),
  decide: endpoint({
    ...asAuditor,
    method: 'POST',
    path: `${Path}/:id/Decision`,
    summary: 'Approve or refuse an export that somebody else asked for',
    input: One.extend({ isApproved: z.boolean(), note: z.string().trim().max(1000).default('') }),
    output: Done,
    refusals: ['chatExports.notFound', 'chatExports.own', 'chatExports.decided', 'chatExports.lapsed'],
  }),
  download: endpoint({
    ...asAuditor,
    method: 'POST',
    path: `${Path}/:id/Download`,
    summary: 'Create a link to the file, for one download within a minute by who asked or approved',
    input: One,
    output: z.object({ name: z.string(), url: z.string() }),
    answersSecret: true,
    refusals: ['chatExports.notFound', 'chatExports.notYours', 'chatExports.notReady', 'files.notReady'],
  }),
  groups: endpoint({
    ...asAuditor,
    method: 'GET',
    path: `${Path}/Groups`,
    summary: 'Find groups, and conversations about requests, by their name',
    input: z.object({ keyword: z.string().trim().max(100).default('') }),
    output: z.object({ list: z.array(NamedConversation) }),
    refusals: [],
  }),
}
