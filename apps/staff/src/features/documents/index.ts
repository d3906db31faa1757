export { documentsRoutes } from './routes.ts'
