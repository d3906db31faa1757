import type { FlowPlan } from './flow-plan.ts'

/** Whether who launches may fill in a field; then it is full where the form demands it. */
export function isAskedAtStart({ start }: Pick<FlowPlan, 'start'>, field: string): boolean {
  const access = start.fields[field] ?? 'write'
  return access === 'write' || access === 'required'
}
