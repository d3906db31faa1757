export { keepPlanOf } from './kept-plans.ts'
export { type Statements, statementPool } from './pipelined.ts'
export { prepared, preparedPost, preparedPostRows, preparedRead, preparedWrite } from './prepared.ts'
