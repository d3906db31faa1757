export { expenseClaim, expensePlan, formulaContext, trip } from './expense-claim.ts'
export { kindTest } from './kind-test.ts'
export { places } from './places.ts'
