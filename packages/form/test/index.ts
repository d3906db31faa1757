export { around, expenseClaim, expensePlan, trip } from './expense-claim.ts'
export { kindTest } from './kind-test.ts'
export { places } from './places.ts'
