import { recordLink } from '../../../lib/record-link.ts'
import { caseHref } from '../../approvals/index.ts'
import type { RecordRow } from '../queries.ts'

/** Where a row leads: to its case, for whoever has something to do with it, or else to the record, beside its list. */
export function rowHref(modelId: string, { id, caseId, can }: RecordRow, beside?: string): string {
  return caseId !== null && can.case ? caseHref({ caseId }) : recordLink(modelId, id, beside)
}
