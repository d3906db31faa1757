import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { areasOf } from '../../../people/directory/index.ts'
import type { AskingModel } from '../../../records/models/index.ts'
import { findDictionary, listEntries, lockDictionary } from '../../lookups/dictionary/index.ts'
import type { RowProblem } from '../../record-sheets/index.ts'
import {
  type EntryFields,
  entryFields,
  placeEntries,
  type ReadEntry,
  readEntry,
} from './dictionary-entries.ts'
import { storeEntries } from './store-entries.ts'
import type { Planning, SyncChange, SyncWork, TargetField, TargetPlan, TargetWords } from './sync-plan.ts'
import type { SyncTarget } from './target.ts'

/** Entries of a dictionary, which their code identifies. */
export const dictionaryTarget: SyncTarget = { fields, words, plan }

async function fields(asking: AskingModel, id: string): Promise<readonly TargetField[]> {
  const { isTree } = await openTarget(asking, id)
  const { labelOf } = sayIn(asking)
  return entryFields
    .filter((field) => isTree || field !== 'parent')
    .map((field) => ({
      field,
      label: labelOf(field),
      isKey: field === 'enCode',
      isRequired: field === 'enCode' || field === 'fullName',
    }))
}

async function words(asking: AskingModel): Promise<TargetWords> {
  return sayIn(asking)
}

function sayIn({ server, caller }: AskingModel): TargetWords {
  const say = server.words.t(caller.locale)
  const labelOf = (field: string) => say(`data-syncs.field.${field}`)
  return {
    labelOf,
    say: ({ path, code, params }) => say(code, { ...params, field: labelOf(path) }),
  }
}

/** Refuses `dictionary.notFound`, and `records.notAllowed` to people who administer no dictionaries. */
async function openTarget({ tx, server, actor }: AskingModel, id: string) {
  const directory = await server.directories.of(actor.tenant)
  if (!areasOf(directory, actor.personId).has('data')) throw new Refusal<RefusalCode>('records.notAllowed')
  const found = await findDictionary(tx, id)
  if (!found) throw new Refusal<RefusalCode>('dictionary.notFound')
  return found
}

async function plan(work: SyncWork, planning: Planning): Promise<TargetPlan> {
  const { tx } = work
  const dictionary = await openTarget(work, planning.settings.target.id)
  if (planning.holds) await lockDictionary(tx, dictionary.id)
  const stored = (await listEntries(tx, dictionary.id)).filter(({ removedAt }) => removedAt === null)
  const byCode = new Map(stored.map((entry) => [entry.code, entry]))
  const codeOf = new Map(stored.map(({ id, code }) => [id, code]))
  const before = new Map(
    stored.map((entry) => [entry.code, fieldsOf(entry, codeOf.get(entry.parentId ?? '') ?? '')]),
  )
  const ends = planning.settings.vanished.kind === 'end'
  const read = planning.rows.map((row) => readEntry(row, { before: before.get(row.key), ends }))
  const placed = placeEntries(read, before)
  const gone = goneOf(planning, { before, placed })
  const good = placed.filter(({ problems }) => problems.length === 0)
  const different = good.filter((one) => differences(one).length > 0)
  const changes = placed.flatMap((one) => changeOf(one))
  return {
    changes: [...changes, ...gone],
    unchanged: good.length - different.length,
    carryOut: () => storeEntries(work, { dictionaryId: dictionary.id, byCode, good, different, gone }),
  }
}

type Stored = Awaited<ReturnType<typeof listEntries>>[number]

function fieldsOf(entry: Stored, parent: string): EntryFields {
  return {
    enCode: entry.code,
    fullName: entry.name,
    nameTw: entry.nameTw,
    nameEn: entry.nameEn,
    parent,
    sortCode: String(entry.position),
    enabledMark: entry.isEnabled ? '1' : '0',
  }
}

function differences({ before, after, given }: ReadEntry) {
  return entryFields.filter((field) => given.has(field) && (before?.[field] ?? '') !== after[field])
}

function changeOf(entry: ReadEntry): SyncChange[] {
  const { row, before, after, problems } = entry
  const about = { row: row.number, key: row.key, reason: null }
  const cell = (field: keyof EntryFields, problem: RowProblem | null) => ({
    ...{ field, problem },
    before: before?.[field] ?? '',
    after: after[field],
  })
  if (problems.length > 0) {
    const cells = problems.map((one) => cell(one.path as keyof EntryFields, one))
    return [{ ...about, kind: 'refused', cells }]
  }
  const cells = differences(entry).map((field) => cell(field, null))
  return cells.length === 0 ? [] : [{ ...about, kind: before ? 'changed' : 'new', cells }]
}

type Compared = Readonly<{ before: ReadonlyMap<string, EntryFields>; placed: readonly ReadEntry[] }>

/** What happens to entries that are gone; one that still has entries below it is not removed. */
function goneOf({ gone, settings }: Planning, { before, placed }: Compared): readonly SyncChange[] {
  const { kind } = settings.vanished
  if (kind === 'keep') return []
  const there = gone.filter(({ key }) => before.has(key)).map(({ key }) => key)
  if (kind === 'end')
    return there
      .filter((key) => before.get(key)?.enabledMark === '1')
      .map((key) => ({
        ...{ kind: 'ended', row: 0, key, reason: null },
        cells: [{ field: 'enabledMark', before: '1', after: '0', problem: null }],
      }))

  const leaving = new Set(there)
  const parents = new Map([...before].map(([code, { parent }]) => [code, parent]))
  for (const { row, after, problems } of placed) if (problems.length === 0) parents.set(row.key, after.parent)
  const stays = new Set([...parents].filter(([code]) => !leaving.has(code)).map(([, parent]) => parent))
  return there.map((key) => {
    const isNeeded = stays.has(key)
    return {
      kind: isNeeded ? 'refused' : 'removed',
      ...{ row: 0, key, cells: [] },
      reason: isNeeded ? { code: 'data-syncs.reason.hasChildren', params: {} } : null,
    }
  })
}
