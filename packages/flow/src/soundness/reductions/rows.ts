import type { NetDraft } from '../net-draft.ts'
import type { Exit, Place } from '../token-net.ts'

/** A place and its only successor become one, if nothing else leads there. */
export function joinRow(draft: NetDraft, id: string): boolean {
  const first = draft.at(id)
  const exit = first && onlyExit(first)
  const second = exit && draft.at(exit.to[0] ?? '')
  if (!first || !exit || !second || !canJoin(first, second)) return false
  if (!draft.isEnteredOnlyFrom(second.id, id)) return false

  draft.remove(second.id)
  draft.replace(joined(first, exit, second))
  return true
}

/** The exit of a place with one, if it leads to one place. */
export function onlyExit({ exits }: Place): Exit | undefined {
  const [exit, ...others] = exits
  return exit?.to.length === 1 && others.length === 0 ? exit : undefined
}

/** Work behind a merge stays apart, because the merge may hold many tokens and the work only one. */
function canJoin(first: Place, second: Place): boolean {
  return !second.isEnd && !second.collects && !(first.collects && second.works)
}

function joined(first: Place, exit: Exit, second: Place): Place {
  const works = second.works && { ...second.works, after: [...exit.passes, ...second.works.after] }
  return {
    ...first,
    nodes: [...first.nodes, ...second.nodes],
    works: first.works ?? works,
    exits: second.exits.map(({ to, passes }) => ({ to, passes: [...exit.passes, ...passes] })),
    rivals: allRivals(first.rivals, second.rivals),
  }
}

export function allRivals(one: Place['rivals'], other: Place['rivals']): Place['rivals'] {
  return one && other ? new Set([...one, ...other]) : (one ?? other)
}

/** A merge with one way in lets a single token pass. */
export function openMerge(draft: NetDraft, id: string): boolean {
  const merge = draft.at(id)
  if (!merge?.collects || draft.onlySource(id) === undefined) return false

  draft.replace({
    ...merge,
    collects: false,
    waitsFor: new Set(),
    rivals: allRivals(merge.rivals, merge.waitsFor),
  })
  return true
}
