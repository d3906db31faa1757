import { recordLink } from '@signet/client'
import { caseHref } from '../../../kit/links/case-href.ts'
import type { RecordRow } from '../queries.ts'

/** The target of a row: its case for people with a task in it, otherwise the record beside its list. */
export function rowHref(modelId: string, { id, caseId, can }: RecordRow, beside?: string): string {
  return caseId !== null && can.case ? caseHref({ caseId }) : recordLink(modelId, id, beside)
}
