import type { AutomaticRule } from '../case/case-state.ts'
import type { NodeKindName } from '../definition/flow-definition.ts'
import type { NobodyRule } from '../nodes/people-settings.ts'
import type { Voting } from '../nodes/voting.ts'
import type { SourceReason } from '../sources/source-kind.ts'

/** `source` is the kind of the approver source that found the person, or `nobody.<rule>` when no source did. */
export type RoutePerson = Readonly<{
  person: string
  source: string
  why?: SourceReason
  automatic?: AutomaticRule
}>

/** A step still to come, with who would get it and why, as things are now. */
export type RouteStep = Readonly<{
  node: string
  kind: NodeKindName
  name: string
  people: readonly RoutePerson[]
  voting?: Voting['mode']
  /** Whoever sends the case here names somebody: one of these people, or anybody where there are none. */
  isToChoose?: true
  /** The rule that applied because nobody was found. */
  nobody?: NobodyRule['rule']
  /** Why the route cannot be told further. */
  problem?: 'noLineTrue' | 'nobodyFound' | 'endlessWalk' | 'branchToChoose'
}>
