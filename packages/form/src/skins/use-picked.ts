import { useState } from 'react'
import { listed, type OneOrSeveral } from '../one-or-several.ts'
import type { Referent } from '../referent.ts'
import type { Asked, Choice } from './form-environment.ts'
import { useChosen } from './use-lookup.ts'

type Picking = Readonly<{
  of: Referent | undefined
  value: OneOrSeveral
  multiple: boolean
  asked: Asked
  onChoose: (rows: readonly Choice[]) => void
}>

/** What is chosen, with what is known of it: what was chosen before, and what was picked since. */
export function usePicked({ of, value, multiple, asked, onChoose }: Picking) {
  const [seen, setSeen] = useState<ReadonlyMap<string, Choice>>(new Map())
  const before = useChosen(of, listed(value), asked)
  const chosen = before.map((row) => seen.get(row.id) ?? row)

  return {
    ids: listed(value),
    toggle: (row: Choice) => {
      setSeen(new Map([...seen, [row.id, row]]))
      const rest = chosen.filter(({ id }) => id !== row.id)
      if (!multiple) onChoose([row])
      else onChoose(rest.length < chosen.length ? rest : [...chosen, row])
    },
  }
}
