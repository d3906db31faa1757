import { caseHref } from '../../kit/links/case-href.ts'

/** The pages of a case besides its form. */
export const casePartsHref = {
  exceptions: (caseId: string) => on(caseId, '/flowBefore/logError'),
  paper: (caseId: string) => on(caseId, '/flowBefore/print'),
  revoke: (caseId: string) => on(caseId, '/operate/revoke'),
  revocation: (caseId: string) => on(caseId, '/flowBefore/revokeForm'),
  side: (caseId: string, taskId?: string) => on(caseId, '/assistantMsg/viewData', taskId),
}

function on(caseId: string, page: string, taskId?: string): string {
  return caseHref({ caseId, taskId }).replace('/flowBefore/index', page)
}
