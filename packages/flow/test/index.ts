export { arbitraryFlow } from './arbitrary-flow.ts'
export { bagsAfter, bruteForce, type Fault, type Verdict } from './brute-force.ts'
export { clockAt, company, factsAt, people } from './company.ts'
export {
  type Assignees,
  chain,
  drawn,
  inARow,
  type LineDraft,
  type NodeDraft,
  type PeopleDraft,
  peopleNode,
  type RulesDraft,
} from './draw.ts'
export {
  factsOf,
  legalMoves,
  legalMoveThat,
  type PlayedCase,
  play,
  playOne,
  type Turn,
  turns,
  wildMove,
} from './random-play.ts'
export { flowOf, flowWith, refusalOf, type Scenario, scope } from './scenario.ts'
export { faultyFlow } from './seeded-fault.ts'
export * from './verbs.ts'
