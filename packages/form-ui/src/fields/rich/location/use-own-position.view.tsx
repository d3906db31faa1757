import { useEffect, useState } from 'react'
import { followOwnPosition, type NoPosition, type OwnPosition } from './find-own-position.view.tsx'

/** The own position while something is on the screen, and why there is none. The last one stays when it gets lost. */
export function useOwnPosition() {
  const [position, setPosition] = useState<OwnPosition>()
  const [missing, setMissing] = useState<NoPosition>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks once more
  useEffect(
    () =>
      followOwnPosition((found) => {
        setPosition(found)
        setMissing(undefined)
      }, setMissing),
    [attempt],
  )
  return { position, missing, again: () => setAttempt(attempt + 1) }
}
