import { z } from 'zod'
import { askingRefusals } from '../data-interfaces/asking.ts'
import { InterfaceRow } from '../data-interfaces/interface-settings.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/shapes.ts'

/** The form that somebody fills in or reads: of a flow to launch, of a case, or of a model. */
const Through = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('flow'), id: Id }),
  z.strictObject({ kind: z.literal('case'), id: Id }),
  z.strictObject({ kind: z.literal('model'), id: Id }),
])
export type ChoicesThrough = z.infer<typeof Through>

const Parameter = z.union([z.string().max(2000), z.number(), z.boolean(), z.null()])

export const choices = {
  rows: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/visualdev/Choices/Rows',
    access: 'member',
    summary:
      'List the rows of a data interface a form offers, by IDs, keyword or page, for people who can use the form',
    input: z.object({
      through: Through,
      /** `interface:<id>/<value>/<label>`, as a field of the form says it. */
      of: z.string().max(400),
      parameters: z.record(z.string().max(60), Parameter).default({}),
      ids: z.array(z.string().max(100)).max(500).optional(),
      keyword: z.string().trim().max(100).default(''),
      /** Columns that the keyword is looked for in; none: in all. */
      searchIn: z.array(z.string().max(100)).max(50).default([]),
      /** Left out: the first thousand rows. */
      currentPage: z.number().int().min(1).max(10_000).optional(),
      pageSize: z.number().int().min(1).max(200).default(20),
    }),
    output: z.object({ list: z.array(InterfaceRow), total: z.number().int() }),
    refusals: [
      'choices.notOffered',
      'approvals.flowNotFound',
      'flow.mayNotLaunch',
      'approvals.caseNotFound',
      'approvals.notInvolved',
      'records.modelNotFound',
      'records.noPermission',
      'dataInterfaces.notFound',
      ...askingRefusals,
    ],
  }),
}
