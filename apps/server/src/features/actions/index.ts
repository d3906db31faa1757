export type { Occasion, Question } from './action-context.ts'
export { filled, isMet } from './action-context.ts'
export { doingOf } from './action-runners.ts'
