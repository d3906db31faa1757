import type { Appliers } from './applier.ts'

export const nodeAppliers: Appliers<'nodeEntered' | 'nodeLeft' | 'branchTaken' | 'exceptionRaised'> = {
  nodeEntered: (state, { node, round, from }) => ({
    ...state,
    tokens: [...state.tokens, { node, from }],
    visits: { ...state.visits, [node]: { round, from, sequence: state.sequence + 1 } },
  }),
  nodeLeft: (state, { node }) => ({
    ...state,
    tokens: state.tokens.filter((token) => token.node !== node),
  }),
  branchTaken: (state) => state,
  exceptionRaised: (state, { code, node, at, stops }) => ({
    ...state,
    status: stops ? 'exception' : state.status,
    exceptions: [...state.exceptions, { code, node, at, stops }],
  }),
}
