import type { NetDraft } from '../net-draft.ts'
import type { Exit, Place } from '../token-net.ts'
import { allRivals, onlyExit } from './rows.ts'

/** An arm leads from a branch to a place with at most one place between. */
type Arm = Readonly<{ first: string; into: string; between: Place | undefined }>

/** Arms of one branch into one place become one arm. */
export function foldArms(draft: NetDraft, id: string): boolean {
  const branch = draft.at(id)
  if (!branch) return false

  const arms = [...new Set(branch.exits.flatMap(({ to }) => to))].flatMap((to) => armTo(draft, branch, to))
  for (const alike of Map.groupBy(arms, ({ into }) => into).values())
    if (canFold(draft, branch, alike)) return fold(draft, branch, alike)
  return false
}

function armTo(draft: NetDraft, branch: Place, first: string): readonly Arm[] {
  const place = draft.at(first)
  if (!place || place.id === branch.id) return []
  if (place.collects) return [{ first, into: first, between: undefined }]

  const exit = onlyExit(place)
  const into = exit?.to[0]
  const isArm = into !== undefined && into !== branch.id && draft.isEnteredOnlyFrom(first, branch.id)
  return isArm ? [{ first, into, between: place }] : []
}

/** Without a merge, arms are alike only if no two of them are taken together. */
function canFold(draft: NetDraft, { exits }: Place, alike: readonly Arm[]): boolean {
  const into = draft.at(alike[0]?.into ?? '')
  const isTogether = exits.some(({ to }) => to.filter((one) => isAmong(alike, one)).length > 1)
  if (!into || (isTogether && !into.collects)) return false
  return alike.length > 1 || isTogether || distinct(exits).length < exits.length
}

const isAmong = (arms: readonly Arm[], id: string) => arms.some(({ first }) => first === id)

function fold(draft: NetDraft, branch: Place, alike: readonly Arm[]): boolean {
  const kept = alike.find(({ between }) => between?.works) ?? alike.find(({ between }) => between) ?? alike[0]
  if (!kept) return false

  const others = alike.filter((arm) => arm !== kept)
  const exits = branch.exits.flatMap((exit) => foldedExit(exit, kept, others))
  draft.replace({ ...branch, exits: distinct(exits) })
  const between = others.flatMap((arm) => arm.between ?? [])
  for (const { id } of between) draft.remove(id)
  if (kept.between) draft.replace(withNodesOf(kept.between, between))
  return true
}

/** Other arms are passed first. An exit without the kept arm has a twin with it, because modes treat arms alike. */
function foldedExit(exit: Exit, kept: Arm, others: readonly Arm[]): readonly Exit[] {
  const folded = others.filter(({ first }) => exit.to.includes(first))
  const isKept = exit.to.includes(kept.first)
  if (folded.length > 0 && !isKept) return []

  const passed = folded.flatMap(({ between }) => between?.exits[0]?.passes ?? [])
  const rest = exit.to.filter((to) => to !== kept.first && !isAmong(folded, to))
  return [{ to: isKept ? [...rest, kept.first] : rest, passes: [...exit.passes, ...passed] }]
}

function distinct(exits: readonly Exit[]): readonly Exit[] {
  const keyOf = ({ to }: Exit) => to.toSorted().join(' ')
  const shortest = exits.toSorted((one, other) => one.passes.length - other.passes.length)
  const kept = new Set([...Map.groupBy(shortest, keyOf).values()].map(([first]) => first))
  return exits.filter((exit) => kept.has(exit))
}

function withNodesOf(place: Place, others: readonly Place[]): Place {
  return {
    ...place,
    nodes: [...place.nodes, ...others.flatMap(({ nodes }) => nodes)],
    rivals: others.reduce((rivals, other) => allRivals(rivals, other.rivals), place.rivals),
  }
}
