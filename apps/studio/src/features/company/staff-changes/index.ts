export { LeaveTogether } from './leave-together.tsx'
export { PlanForm } from './plan-form.tsx'
export type { ChangeKind, ChosenPost } from './queries.ts'
