export type { ActionContext, ActionReadContext } from './action-context.ts'
export { evaluateFillings, isConditionMet } from './action-context.ts'
export { actionRunnerFor } from './action-runners.ts'
