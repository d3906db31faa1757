import type { CaseState } from '../case-state.ts'
import type { Appliers } from './applier.ts'

export const nodeAppliers: Appliers<'nodeEntered' | 'nodeLeft' | 'branchTaken' | 'exceptionRaised'> = {
  nodeEntered: (state, { node, round, from }) => ({
    ...state,
    tokens: [...state.tokens, { node, from }],
    visits: { ...state.visits, [node]: { round, from, sequence: state.sequence + 1 } },
  }),
  nodeLeft: (state, { node, inputs }) => {
    const visit = state.visits[node]
    return {
      ...withoutKept(state, node),
      tokens: state.tokens.filter((token) => token.node !== node),
      ...(state.waits && { waits: state.waits.filter((wait) => wait.node !== node) }),
      ...(visit && inputs !== undefined && { visits: { ...state.visits, [node]: { ...visit, inputs } } }),
    }
  },
  branchTaken: (state) => state,
  exceptionRaised: (state, { code, node, at, stops }) => ({
    ...state,
    status: stops ? 'exception' : state.status,
    exceptions: [...state.exceptions, { code, node, at, stops, ...roundOf(state, node) }],
  }),
}

function roundOf({ visits }: CaseState, node: string): Readonly<{ round?: number }> {
  const round = visits[node]?.round
  return round === undefined ? {} : { round }
}

/** A node that was left has a decision of its own again. */
function withoutKept(state: CaseState, node: string): CaseState {
  if (state.kept?.[node] === undefined) return state

  const { [node]: _, ...kept } = state.kept
  return { ...state, kept }
}
