import { z } from 'zod'

/** What a link serves; stored with its ticket and parsed when the link is opened. */
export const EvidenceAsked = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('history'),
    flowId: z.string(),
    format: z.enum(['xes', 'ocel']),
    from: z.string().optional(),
    to: z.string().optional(),
    name: z.string(),
  }),
  z.object({ kind: z.enum(['bundle', 'pages']), caseId: z.string(), name: z.string() }),
])
export type EvidenceAsked = z.infer<typeof EvidenceAsked>
