const mostSteps = 200

/** What was, what is, and what was undone. */
export type History<State> = Readonly<{
  past: readonly State[]
  present: State
  future: readonly State[]
  /** What the last step was about; steps about the same thing in a row are undone as one. */
  about?: string
}>

export function beginHistory<State>(present: State): History<State> {
  return { past: [], present, future: [] }
}

/** A step forward. `about` names what is being typed at, so that a word is undone as a word and not letter by letter. */
export function step<State>(history: History<State>, next: State, about?: string): History<State> {
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
