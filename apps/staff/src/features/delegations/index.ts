export { delegationsRoutes } from './routes.ts'
