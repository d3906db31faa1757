export { operateActions, useOpinionWords } from './actions/index.ts'
export { operateHref } from './operate/operate-href.ts'
export { approvalsRoutes } from './routes.ts'
