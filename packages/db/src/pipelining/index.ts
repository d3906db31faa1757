export { keepPlanOf } from './kept-plans.ts'
export { type Statements, statementPool } from './pipelined.ts'
export { asked, posted, postedRows, prepared, preparedWrite } from './prepared.ts'
