import { type Directory, type FlowDefinition, type PeopleSource, sourcesAt } from '@signet/flow'
import type { DraftProblem } from './draft-problem.ts'

/** Nodes whose people are the same for every starter, and nobody is there today. */
export function peopleProblems({ nodes }: FlowDefinition, directory: Directory): readonly DraftProblem[] {
  return nodes.flatMap((node) => {
    const sources = sourcesAt(node)
    if (sources.length === 0) return []
    const found = sources.map((source) => fixedPeople(source, directory))
    const isEmpty = found.every((people) => people !== 'depends' && !people.some(directory.isActive))
    return isEmpty ? [{ code: 'nobodyThere' as const, severity: 'warning' as const, node: node.id }] : []
  })
}

function fixedPeople(source: PeopleSource, directory: Directory): readonly string[] | 'depends' {
  switch (source.kind) {
    case 'people':
      return source.people
    case 'position':
    case 'role':
    case 'group':
    case 'department':
      return source.ids.flatMap((id) => directory.holdersOf({ kind: source.kind, id }))
    default:
      return 'depends'
  }
}
