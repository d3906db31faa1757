export { nameOperation, operationsNamed } from './name-operation.ts'
