export { schedulesRoutes } from './routes.ts'
