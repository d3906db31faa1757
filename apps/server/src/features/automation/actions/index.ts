export type { ActionContext, ActionReadContext } from './action-context.ts'
export { evaluateValues, isConditionMet } from './action-context.ts'
export { actionRunnerFor } from './action-runners.ts'
