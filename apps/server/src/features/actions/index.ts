export { doingOf } from './doing-of.ts'
export { filled, isMet } from './filled.ts'
export type { Occasion, Question } from './occasion.ts'
