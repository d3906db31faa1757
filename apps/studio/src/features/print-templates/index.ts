export { templatesQuery } from './queries.ts'
