import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/shapes.ts'

const Count = z.number().int()
/** Whole seconds; null where nothing of the kind has happened. */
const Seconds = z.number().int().nullable()
const Example = z.object({ caseId: Id, title: z.string() })

/** What cases of a flow cost and how they go, from what really happened. */
export const FlowFigures = z.object({
  flow: z.object({ id: Id, name: z.string() }),
  /** What counting takes long for is kept: the moment of which the figures tell, and whether newer ones are on their way. */
  countedAt: z.string(),
  isBeingCounted: z.boolean(),
  launched: Count,
  ended: Count,
  running: Count,
  approved: Count,
  /** From the launch to the end. */
  throughput: z.object({ median: Seconds, p90: Seconds }),
  /** How often somebody sent a case back, and how many cases were sent back at all. */
  returns: z.object({ times: Count, cases: Count }),
  /** Cases by the first day of their week or month. */
  volume: z.array(z.object({ from: z.string(), launched: Count, ended: Count })),
  volumeBy: z.enum(['week', 'month']),
  /** Steps by how long they were waited for in all, longest first. */
  nodes: z.array(
    z.object({
      node: z.string(),
      name: z.string(),
      visits: Count,
      median: Seconds,
      p90: Seconds,
      /** Of all waiting, from 0 to 1. */
      share: z.number(),
      longest: z.array(Example),
    }),
  ),
  /** The ways that ended cases went, most frequent first. */
  variants: z.array(
    z.object({
      steps: z.array(z.object({ name: z.string(), decision: z.string() })),
      cases: Count,
      share: z.number(),
      examples: z.array(Example),
    }),
  ),
  variantCount: Count,
})
export type FlowFigures = z.infer<typeof FlowFigures>

export const flowStatistics = {
  open: endpoint({
    method: 'GET',
    path: '/api/workflow/monitor/flows/:flowId/statistics',
    access: 'administrator',
    summary:
      'Get the volume, throughput, rework, bottlenecks and variants of a flow’s requests started in recent days',
    input: z.object({ flowId: Id, days: z.coerce.number().int().min(1).max(36_500).default(90) }),
    output: FlowFigures,
    refusals: ['approvals.flowNotFound'],
  }),
}
