import type { CaseState, Wait } from '../case-state.ts'
import type { Appliers } from './applier.ts'

type WaitEvents = 'waitOpened' | 'waitEnded' | 'waitFailed' | 'waitRetried' | 'waitsCancelled'

export const waitAppliers: Appliers<WaitEvents> = {
  waitOpened: (state, { wait: id, node, round, kind, asks, at: openedAt }) => ({
    ...state,
    waits: [...(state.waits ?? []), { id, node, round, kind, asks, openedAt }],
  }),
  waitEnded: (state, { wait, outcome }) =>
    withWait(state, wait, ({ failure: _, ...open }) => ({ ...open, outcome })),
  waitFailed: (state, { wait, reason, at }) =>
    withWait(state, wait, (open) => ({ ...open, failure: { at, reason } })),
  waitRetried: (state, { wait }) => withWait(state, wait, ({ failure: _, ...open }) => open),
  waitsCancelled: (state, { waits }) => ({
    ...state,
    waits: (state.waits ?? []).filter(({ id }) => !waits.includes(id)),
  }),
}

function withWait(state: CaseState, id: string, change: (wait: Wait) => Wait): CaseState {
  return { ...state, waits: (state.waits ?? []).map((wait) => (wait.id === id ? change(wait) : wait)) }
}
