export { ExternalLinkScreen } from './external-link-screen.tsx'
export { externalLinkRoutes } from './routes.ts'
