import type { NetDraft } from '../net-draft.ts'
import type { Exit, Place } from '../token-net.ts'
import { allRivals, onlyExit } from './rows.ts'

/** Drops exits that lead back to the same place, directly or through one place, if there is another exit. */
export function dropReturns(draft: NetDraft, id: string): boolean {
  const place = draft.at(id)
  return place ? dropExits(draft, place, waysBack(draft, place, id)) : false
}

type WaysBack = Readonly<{ exits: readonly Exit[]; through: readonly Place[] }>

/** The exits of a place that only lead to `target`, and the places on the way. */
function waysBack(draft: NetDraft, place: Place, target: string): WaysBack {
  const direct = place.exits.filter(({ to }) => to.length === 1 && to[0] === target)
  const through = place.exits.flatMap(({ to }) => {
    const between = to.length === 1 ? draft.at(to[0] ?? '') : undefined
    if (!between || between.collects || !draft.isEnteredOnlyFrom(between.id, place.id)) return []
    return onlyExit(between)?.to[0] === target ? [between] : []
  })
  const isThrough = ({ to }: Exit) => to.length === 1 && through.some(({ id }) => id === to[0])
  return { exits: [...direct, ...place.exits.filter(isThrough)], through }
}

function dropExits(draft: NetDraft, place: Place, { exits, through }: WaysBack): boolean {
  const others = place.exits.filter((exit) => !exits.includes(exit))
  const isElsewhere = others.some(({ to }) => through.some(({ id }) => to.includes(id)))
  if (exits.length === 0 || others.length === 0 || isElsewhere) return false

  draft.replace({
    ...place,
    nodes: [...place.nodes, ...through.flatMap(({ nodes }) => nodes)],
    works: place.works ?? (place.collects ? undefined : workOnTheWay(exits, through)),
    exits: others,
    rivals: through.reduce((rivals, one) => allRivals(rivals, one.rivals), place.rivals),
  })
  for (const { id } of through) draft.remove(id)
  return true
}

function workOnTheWay(exits: readonly Exit[], through: readonly Place[]): Place['works'] {
  const place = through.find(({ works }) => works)
  const exit = exits.find(({ to }) => to[0] === place?.id)
  return place?.works && { ...place.works, after: [...(exit?.passes ?? []), ...place.works.after] }
}

/** Leaves out the way back from the place behind a merge to that merge, as long as no second token comes near. */
export function leaveOutLoop(draft: NetDraft, id: string): boolean {
  const merge = draft.at(id)
  const body = merge?.collects ? draft.at(onlyExit(merge)?.to[0] ?? '') : undefined
  if (!merge || !body || body.collects || !draft.isEnteredOnlyFrom(body.id, id)) return false

  const back = waysBack(draft, body, id)
  const isElsewhere = body.exits.some((exit) => !back.exits.includes(exit) && exit.to.includes(id))
  const rivals = allRivals(body.rivals, new Set([id, ...merge.waitsFor]))
  return !isElsewhere && dropExits(draft, { ...body, rivals }, back)
}
