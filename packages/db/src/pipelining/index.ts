export { keepPlanOf } from './kept-plans.ts'
export { asked, posted, postedRows, prepared, preparedWrite } from './prepared.ts'
export { type Statements, statementPool } from './statement-pool.ts'
