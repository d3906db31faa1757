import { z } from 'zod'
import { endpoint, Id, Instant } from '../wire/endpoint.ts'
import { Attachment, CaseStatus } from './inputs.ts'

/** Records of a model, or why there are none: no permission, or the model is gone. */
const RelatedRecords = z.object({
  name: z.string(),
  modelId: Id,
  state: z.enum(['shown', 'noPermission', 'gone']),
  hasMore: z.boolean(),
  records: z.array(
    z.object({
      id: z.string(),
      /** Whether the reader may open its page. */
      canOpen: z.boolean(),
      fields: z.array(z.object({ label: z.string(), text: z.string() })),
    }),
  ),
})

const PastCase = z.object({ caseId: Id, title: z.string(), status: CaseStatus, launchedAt: Instant })

/** Side information of a step for the people who work there. */
export const caseSide = {
  open: endpoint({
    method: 'GET',
    path: '/api/workflow/cases/:caseId/side',
    access: 'member',
    summary: 'Get the side information of a request’s step, limited to the parts you can see',
    input: z.object({ caseId: Id, taskId: Id.optional() }),
    output: z.object({
      nodeName: z.string(),
      note: z.string(),
      links: z.array(z.object({ name: z.string(), url: z.string() })),
      related: z.array(RelatedRecords),
      /** Null where the node shows none. */
      attachments: z.array(Attachment).nullable(),
      past: z
        .object({
          range: z.enum(['week', 'month', 'halfYear', 'year', 'all']),
          list: z.array(PastCase),
          hasMore: z.boolean(),
        })
        .nullable(),
    }),
    refusals: [
      'approvals.caseNotFound',
      'approvals.notInvolved',
      'caseSide.nothing',
      'flowSteps.formulaFailed',
    ],
  }),
}
