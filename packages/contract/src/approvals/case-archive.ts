import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Done, Id } from '../wire/shapes.ts'

/** What finished cases are kept as; where it lies the document center tells. */
export const caseArchive = {
  retry: endpoint({
    method: 'POST',
    path: '/api/workflow/monitor/:caseId/archive',
    access: 'administrator',
    summary: 'Regenerate the document of an archived request, even after it failed',
    input: z.object({ caseId: Id }),
    output: Done,
    refusals: ['approvals.caseNotFound'],
  }),
}
