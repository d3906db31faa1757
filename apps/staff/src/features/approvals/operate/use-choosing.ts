import type { contract, Read } from '@signet/contract'
import { useRef, useState } from 'react'

export type ToChoose = Read<(typeof contract)['approvals']['choices']>
export type Choices = Readonly<{
  people: Record<string, string[]>
  lines: Record<string, string[]>
}>
export type Choosing = ReturnType<typeof useChoosing>

/**
 * Asks what is still to be chosen for the way ahead, as often as there is something (branches first, then people), and
 * goes on with all that was chosen. When the question itself cannot be answered it goes on too: the deed says why not.
 */
export function useChoosing(ask: (choices: Choices) => Promise<ToChoose>, given: Choices = nothing) {
  const [asked, setAsked] = useState<ToChoose | null>(null)
  const [isAsking, setAsking] = useState(false)
  const chosen = useRef<Choices>(given)
  const goOn = useRef<(choices: Choices) => void>(() => {})
  const isRunning = useRef(false)

  const turn = async () => {
    const open = stillOpen(await ask(chosen.current).catch(() => none), chosen.current)
    setAsking(false)
    isRunning.current = false
    if (open.branches.length + open.people.length > 0) return setAsked(open)
    setAsked(null)
    goOn.current(chosen.current)
  }
  const begin = () => {
    if (isRunning.current) return
    isRunning.current = true
    setAsking(true)
    void turn()
  }

  return {
    asked,
    isAsking,
    begin(onReady: (choices: Choices) => void) {
      goOn.current = onReady
      begin()
    },
    choose({ people, lines }: Choices) {
      chosen.current = {
        people: { ...chosen.current.people, ...people },
        lines: { ...chosen.current.lines, ...lines },
      }
      begin()
    },
    close: () => setAsked(null),
  }
}

const nothing: Choices = { people: {}, lines: {} }
const none: ToChoose = { branches: [], people: [] }

/** Nobody was named where naming is optional: that is an answer, too. */
function stillOpen({ branches, people }: ToChoose, chosen: Choices): ToChoose {
  return { branches, people: people.filter(({ node, isOptional }) => !(isOptional && chosen.people[node])) }
}
