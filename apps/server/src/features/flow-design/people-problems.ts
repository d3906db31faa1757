import { type Directory, type FlowDefinition, fixedPeople, sourcesAt } from '@signet/flow'
import type { DraftProblem } from './draft-problem.ts'

/** Nodes whose people are the same for every starter, and nobody is there today. */
export function peopleProblems({ nodes }: FlowDefinition, directory: Directory): readonly DraftProblem[] {
  return nodes.flatMap((node) => {
    const sources = sourcesAt(node)
    if (sources.length === 0) return []
    const found = sources.map((source) => fixedPeople(source, directory))
    const isEmpty = found.every((people) => people !== undefined && !people.some(directory.isActive))
    return isEmpty ? [{ code: 'nobodyThere' as const, severity: 'warning' as const, node: node.id }] : []
  })
}
