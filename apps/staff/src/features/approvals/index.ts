export { operateActions, useOpinionWords } from './operate/actions/index.ts'
export { approvalsRoutes } from './routes.ts'
