import { recordLink } from '../../../lib/record-link.ts'
import { caseHref } from '../../approvals/index.ts'
import type { RecordRow } from '../queries.ts'

/** Where a row leads: to its case, for whoever has something to do with it, or else to the record. */
export function rowHref(modelId: string, { id, caseId, can }: RecordRow): string {
  return caseId !== null && can.case ? caseHref({ caseId }) : recordLink(modelId, id)
}
