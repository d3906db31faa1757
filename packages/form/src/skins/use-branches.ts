import { useState } from 'react'
import type { Choice, LookupQuestion } from './form-environment.ts'
import { useSurroundings } from './surroundings.ts'

/** A node of a tree with the one above it; undefined at the top. */
export type Branch = Readonly<{ choice: Choice; parent: string | undefined }>

/** A tree that is fetched level by level, as somebody opens it. */
export function useBranches(question: LookupQuestion | undefined) {
  const { lookups } = useSurroundings()
  const key = JSON.stringify(question)
  const [levels, setLevels] = useState<Readonly<Record<string, readonly Branch[]>>>({})
  const [hasFailed, setFailed] = useState(false)

  const open = async (parent?: string): Promise<void> => {
    if (!question) return
    setFailed(false)
    const asked = parent === undefined ? question : { ...question, parent }
    await lookups.all(asked).then(
      (choices) =>
        setLevels((before) => ({
          ...before,
          [`${key} ${parent ?? ''}`]: choices.map((choice) => ({ choice, parent })),
        })),
      () => setFailed(true),
    )
  }

  return {
    branches: Object.entries(levels).flatMap(([level, branches]) =>
      level.startsWith(`${key} `) ? branches : [],
    ),
    hasFailed,
    open,
  }
}
