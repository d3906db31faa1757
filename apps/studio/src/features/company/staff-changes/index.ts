export { PlanForm } from './plan-form.tsx'
export type { ChangeKind, ChosenPost } from './queries.ts'
