import type { Appliers } from './applier.ts'

/** What happens beside the route: copies, talk, reminders, outside steps. */
export const sideAppliers: Appliers<
  'copied' | 'copyOpened' | 'commented' | 'urged' | 'stepRecorded' | 'casesBegun'
> = {
  copied: (state, { node, people, at }) => {
    const again = new Set(people)
    const others = state.copies.filter((copy) => copy.node !== node || !again.has(copy.person))
    return { ...state, copies: [...others, ...people.map((person) => ({ person, node, at }))] }
  },
  copyOpened: (state, { by, at }) => ({
    ...state,
    copies: state.copies.map((copy) =>
      copy.person === by && copy.readAt === undefined ? { ...copy, readAt: at } : copy,
    ),
  }),
  commented: (state) => ({ ...state, commentCount: state.commentCount + 1 }),
  urged: (state, { at, tasks }) => {
    const urged = new Set(tasks)
    return {
      ...state,
      urgedAt: at,
      tasks: state.tasks.map((task) => (urged.has(task.id) ? { ...task, urgedAt: at } : task)),
    }
  },
  stepRecorded: (state) => state,
  casesBegun: (state) => state,
}
