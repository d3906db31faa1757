import { useFlowDesigner } from './flow-designer-context.ts'
import { placesOf } from './live-problems.ts'

/** Whether a step or transition has a problem, and whether the highlighted path contains it. */
export function useMarks(id: string): Readonly<{ isWrong: boolean; isOnWay: boolean }> {
  const { problems, shownProblem } = useFlowDesigner()
  return {
    isWrong: problems.some((problem) => placesOf(problem).includes(id)),
    isOnWay: shownProblem?.path?.includes(id) ?? false,
  }
}
