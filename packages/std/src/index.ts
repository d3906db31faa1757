export { assertNever } from './assert-never.ts'
export { canonicalJson } from './canonical-json.ts'
export { Refusal, type RefusalParams } from './refusal.ts'
export { uuidV7 } from './uuid.ts'
