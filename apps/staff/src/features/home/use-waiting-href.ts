import { useCounts } from './queries.ts'

const stages = ['toSign', 'toDo', 'doing'] as const

/** The address of the first stage in which something waits. */
export function useWaitingHref(): string {
  const { data: counts } = useCounts()
  const list = stages.find((stage) => counts && counts[stage] > 0) ?? 'doing'
  return `/pages/workFlow/flowTodo/index?list=${list}`
}
