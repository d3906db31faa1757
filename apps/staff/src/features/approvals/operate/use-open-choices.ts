import type { contract, ParsedOutput } from '@signet/contract'
import { useRef, useState } from 'react'

export type RequiredChoices = ParsedOutput<(typeof contract)['approvals']['choices']>
export type Choices = Readonly<{
  people: Record<string, string[]>
  lines: Record<string, string[]>
}>
export type OpenChoices = ReturnType<typeof useOpenChoices>

/**
 * Asks the server for open choices until none are left (branches first, then people), then continues with
 * all choices. Continues also when the question fails: the action then says why not. Stops when `ask` answers null.
 */
export function useOpenChoices(
  ask: (choices: Choices) => Promise<RequiredChoices | null>,
  given: Choices = nothing,
) {
  const [requiredChoices, setAsked] = useState<RequiredChoices | null>(null)
  const [isAsking, setAsking] = useState(false)
  const chosen = useRef<Choices>(given)
  const goOn = useRef<(choices: Choices) => void>(() => {})
  const isRunning = useRef(false)

  const turn = async () => {
    const required = await ask(chosen.current).catch(() => none)
    setAsking(false)
    isRunning.current = false
    if (!required) return
    const open = stillOpen(required, chosen.current)
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
    asked: requiredChoices,
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
const none: RequiredChoices = { branches: [], people: [] }

/** An optional choice that was left empty counts as answered. */
function stillOpen({ branches, people }: RequiredChoices, chosen: Choices): RequiredChoices {
  return { branches, people: people.filter(({ node, isOptional }) => !(isOptional && chosen.people[node])) }
}
