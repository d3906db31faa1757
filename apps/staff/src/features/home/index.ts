export { warmHome } from './queries.ts'
