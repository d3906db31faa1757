import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done, Id } from './shapes.ts'

/** What finished cases are kept as; where it lies the document center tells. */
export const caseArchive = {
  retry: endpoint({
    method: 'POST',
    path: '/api/workflow/monitor/:caseId/archive',
    access: 'administrator',
    summary: 'Make the document of an archived case once more, also when that was given up',
    input: z.object({ caseId: Id }),
    output: Done,
    refusals: ['approvals.caseNotFound'],
  }),
}
