const mostSteps = 200

/** Past, present and undone states. */
export type History<State> = Readonly<{
  past: readonly State[]
  present: State
  future: readonly State[]
  /** Subject of the last step; consecutive steps about the same subject are undone together. */
  about?: string
}>

export function beginHistory<State>(present: State): History<State> {
  return { past: [], present, future: [] }
}

/** Records a step. `about` names the edited field, so that typing is undone by word rather than by letter. */
export function recordStep<State>(history: History<State>, next: State, about?: string): History<State> {
  if (next === history.present) return history
  const isSame = about !== undefined && about === history.about
  const past = isSame ? history.past : [...history.past, history.present].slice(-mostSteps)
  return { past, present: next, future: [], ...(about === undefined ? {} : { about }) }
}

export function undo<State>({ past, present, future }: History<State>): History<State> {
  const before = past.at(-1)
  if (before === undefined) return { past, present, future }
  return { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

export function redo<State>({ past, present, future }: History<State>): History<State> {
  const [after, ...rest] = future
  if (after === undefined) return { past, present, future }
  return { past: [...past, present], present: after, future: rest }
}
