export { caseHref, launchHref } from './case-href.ts'
export { UrgencyMark } from './marks/urgency-mark.tsx'
export { approvalsRoutes } from './routes.ts'
