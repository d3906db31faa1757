export { caseHref, launchHref } from './case-href.ts'
export { CaseStatusMark } from './marks/case-status-mark.tsx'
export { UrgencyMark } from './marks/urgency-mark.tsx'
export { approvalsRoutes } from './routes.ts'
