import { useFlowDesigner } from './flow-designer-context.ts'
import { placesOf } from './live-problems.ts'

/** Whether something is wrong with a step or line, and whether the way of the shown problem leads over it. */
export function useMarks(id: string): Readonly<{ isWrong: boolean; isOnWay: boolean }> {
  const { problems, shownProblem } = useFlowDesigner()
  return {
    isWrong: problems.some((problem) => placesOf(problem).includes(id)),
    isOnWay: shownProblem?.path?.includes(id) ?? false,
  }
}
