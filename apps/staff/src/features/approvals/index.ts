export { operateActions, useOpinionWords } from './actions/index.ts'
export { approvalsRoutes } from './routes.ts'
