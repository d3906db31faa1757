import type { DataSyncVanished } from '@signet/contract'
import { inParts, Refusal } from '@signet/std'
import { reasonOf } from '../../../clock/reason.ts'
import { inSavepoint } from '../../../http/row-of-many.ts'
import type { JudgedLine } from '../../record-sheets/index.ts'
import { type FoundRow, loadRows, removeOne } from '../../records/index.ts'
import {
  atOnce,
  type Comparing,
  changedFields,
  judge,
  storeAll,
  storedTexts,
  wrongCells,
} from './record-comparison.ts'
import type { Link, SyncChange } from './sync-plan.ts'

type GonePlan = Readonly<{
  changes: readonly SyncChange[]
  /** Returns what was refused after all. */
  carryOut: () => Promise<readonly SyncChange[]>
}>

/** Writes into the field of those that are gone what the settings say; with `keep`, nothing. */
export async function planEnded(comparing: Comparing): Promise<GonePlan> {
  const { gone, settings } = comparing.planning
  const { vanished } = settings
  if (vanished.kind !== 'end') return { changes: [], carryOut: async () => [] }
  const ending: EndingLine[] = []
  for (const links of inParts(gone, atOnce))
    ending.push(...(await compareEnded(comparing, vanished, { links, from: ending.length })))
  const keyOf = new Map(ending.map(({ line, change }) => [line.number, change.key]))
  const lines = ending.flatMap(({ line, change }) => (change.kind === 'ended' ? [line] : []))
  return {
    changes: ending.map(({ change }) => change),
    carryOut: async () => {
      const { refused } = await storeAll(comparing, lines, keyOf)
      return refused.map((one) => ({ ...one, row: 0 }))
    },
  }
}

type Ending = Extract<DataSyncVanished, { kind: 'end' }>
type EndingLine = Readonly<{ line: JudgedLine; change: SyncChange }>

/** Records that were deleted or renamed here are no longer those of the source. */
async function compareEnded(
  comparing: Comparing,
  { field, ended }: Ending,
  { links, from }: Readonly<{ links: readonly Link[]; from: number }>,
): Promise<readonly EndingLine[]> {
  const { key } = comparing.planning.settings
  const rows = links.map((link, at) => ({
    number: from + at + 1,
    texts: { [key]: link.key, [field]: ended },
  }))
  const lines = await judge(comparing, rows)
  const before = await storedTexts(comparing, lines)
  return lines.flatMap((line, at): EndingLine[] => {
    const link = links[at]
    if (!link || line.match?.id !== link.targetId) return []
    if (changedFields(comparing.importable, line).size === 0) return []
    const about = { row: 0, key: link.key, reason: null }
    const cells = [{ field, before: before(line, field), after: ended, problem: null }]
    const change: SyncChange =
      line.problems.length === 0
        ? { ...about, kind: 'ended', cells }
        : { ...about, kind: 'refused', cells: wrongCells(line, { [field]: ended }, before) }
    return [{ line, change }]
  })
}

/** Deletes the records that are gone. */
export async function planRemoved(comparing: Comparing): Promise<GonePlan> {
  const { work, importable, planning } = comparing
  const found: Readonly<{ link: Link; row: FoundRow }>[] = []
  for (const links of inParts(planning.gone, atOnce)) {
    const ids = links.map(({ targetId }) => targetId)
    const rows = new Map((await loadRows(work, importable.opened, ids)).map((row) => [row.id, row]))
    for (const link of links) {
      const row = rows.get(link.targetId)
      if (row) found.push({ link, row })
    }
  }
  const changes = found.map(({ link: { key } }): SyncChange => removedChange(key))
  return {
    changes,
    carryOut: async () => {
      const refused: SyncChange[] = []
      for (const { link } of found) refused.push(...(await removeLinked(comparing, link)))
      return refused
    },
  }
}

function removedChange(key: string): SyncChange {
  return { kind: 'removed', row: 0, key, cells: [], reason: null }
}

/** Deletes a record as its button does; one that may not be deleted stays, with the reason. */
async function removeLinked(
  { work, importable }: Comparing,
  { key, targetId: id }: Link,
): Promise<SyncChange[]> {
  try {
    await inSavepoint(work.tx, () =>
      removeOne(work, importable.opened, { id, by: ['remove', 'batchRemove'] }),
    )
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return [{ ...removedChange(key), kind: 'refused', reason: reasonOf(error, { loggedAs: key }) }]
  }
}
