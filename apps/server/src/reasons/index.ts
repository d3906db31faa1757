export { KeptReason, Reason } from './reason.ts'
export { reasonOf } from './reason-of.ts'
export { sayReason } from './say-reason.ts'
