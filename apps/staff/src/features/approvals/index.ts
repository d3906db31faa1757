export { operateActions } from './operate/actions/index.ts'
export { useOpinionWords } from './operate/use-opinion-words.ts'
export { approvalsRoutes } from './routes.ts'
