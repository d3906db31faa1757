import { isDeepStrictEqual } from 'node:util'
import { isHiddenByRights, rightOf } from '@signet/form'
import { type Access, canPress, fieldFor, highestRights, type ListPlan, recordsFor } from '@signet/list'

type Paths = readonly string[]
type Difference = Readonly<{ gains: string[]; loses: string[] }>

/** A button, or null for seeing records. */
export type Act = string | null

/** What one access to a list allows and another does not. */
export type AccessChanges = Readonly<{
  /** Acts that are gained or lost, or that other records allow. */
  acts: readonly Act[]
  columns: Difference
  reads: Difference
  writes: Difference
}>

/** Compares what a person may see and do on some record of the same list; undefined for no difference. */
export function compareAccess(before: Access, after: Access): AccessChanges | undefined {
  const changes = {
    acts: actsOn(before.list).filter((act) => !isDeepStrictEqual(extent(before, act), extent(after, act))),
    columns: difference(columnsOf(before), columnsOf(after)),
    reads: difference(readsOf(before), readsOf(after)),
    writes: difference(writesOf(before), writesOf(after)),
  }
  const { acts, columns, reads, writes } = changes
  const paths = [columns, reads, writes].flatMap(({ gains, loses }) => [...gains, ...loses])
  return acts.length + paths.length > 0 ? changes : undefined
}

/** The records on which somebody may do this; undefined for none. */
export function extent(access: Access, act: Act) {
  if (act === null) return access.grounds.length > 0 ? recordsFor(access) : undefined
  return canPress(access, act) ? recordsFor(access, act) : undefined
}

function actsOn({ definition }: ListPlan): readonly Act[] {
  return [null, ...definition.buttons.map(({ key }) => key), ...definition.actions.map(({ key }) => key)]
}

function columnsOf(access: Access): Paths {
  return [...access.list.fields.keys()].filter((path) => fieldFor(access, path))
}

function readsOf(access: Access): Paths {
  const rights = highestRights(access)
  return [...access.list.form.byPath.keys()].filter((path) => !isHiddenByRights(rights, path))
}

function writesOf(access: Access): Paths {
  const rights = highestRights(access)
  return readsOf(access).filter((path) => rightOf(rights, path) !== 'read')
}

function difference(before: Paths, after: Paths): Difference {
  const [was, is] = [new Set(before), new Set(after)]
  return {
    gains: after.filter((path) => !was.has(path)),
    loses: before.filter((path) => !is.has(path)),
  }
}
