import type { RefusalCode } from '@signet/contract'
import { textIn } from '@signet/form'
import { inParts, Refusal } from '@signet/std'
import type { AskingModel } from '../../../records/models/index.ts'
import {
  createDuplicateFinder,
  type Importable,
  type JudgedLine,
  openImportable,
  problemWords,
} from '../../record-sheets/index.ts'
import { refuseStopped } from '../../records/index.ts'
import { planEnded, planRemoved } from './gone-records.ts'
import {
  atOnce,
  type Comparing,
  cellsOf,
  changedFields,
  judge,
  storeAll,
  storedTexts,
  type TextBefore,
  wrongCells,
} from './record-comparison.ts'
import type {
  Link,
  Planning,
  SourceRow,
  SyncCell,
  SyncChange,
  SyncWork,
  TargetField,
  TargetPlan,
  TargetWords,
} from './sync-plan.ts'
import type { SyncTarget } from './target.ts'

/** Records of a form without a flow, written as those of an import are. */
export const recordTarget: SyncTarget = { fields, words, plan }

async function fields(asking: AskingModel, formId: string): Promise<readonly TargetField[]> {
  const importable = await openTarget(asking, formId)
  return cellsOf(importable).map(({ path, definition, kind, settings }) => ({
    field: path,
    label: textIn(asking.caller.locale, definition.label),
    isKey: ['text', 'numeric', 'date', 'timestamp'].includes(kind.column(settings)?.type ?? ''),
    isRequired: definition.required === true,
  }))
}

/** A person who may no longer import sees the names of the definition. */
async function words(asking: AskingModel, formId: string): Promise<TargetWords> {
  const { opened } = await openImportable(asking, formId)
  const { form } = opened.model
  return {
    labelOf: (field) => {
      const known = form.byPath.get(field)
      return known ? textIn(asking.caller.locale, known.definition.label) : field
    },
    say: problemWords(asking, form),
  }
}

/** Refuses what `openImportable` refuses, stopped forms, and `dataSyncs.targetInFlow` for records of a flow. */
async function openTarget(asking: AskingModel, formId: string): Promise<Importable> {
  const importable = await openImportable(asking, formId)
  const { model } = importable.opened
  refuseStopped(model)
  if (model.form.definition.dataView) throw new Refusal<RefusalCode>('records.notAllowed')
  if (model.hasFlow) throw new Refusal<RefusalCode>('dataSyncs.targetInFlow', { form: model.name })
  return importable
}

/** `different` lines are written, and those that are the `same` already come from the source. */
type Compared = Readonly<{
  changes: readonly SyncChange[]
  different: readonly JudgedLine[]
  same: readonly JudgedLine[]
}>

async function plan(work: SyncWork, planning: Planning): Promise<TargetPlan> {
  const { target, vanished, key } = planning.settings
  const importable = await openTarget(work, target.id)
  const twice = createDuplicateFinder(importable, { mode: 'addAndUpdate', keys: [key] })
  const comparing = { work, importable, planning, twice }
  const changes: SyncChange[] = []
  const kept: JudgedLine[] = []
  const links: Link[] = []
  const keyOf = new Map(planning.rows.map((row) => [row.number, row.key]))
  for (const rows of inParts(planning.rows, atOnce)) {
    const compared = await compareRows(comparing, rows)
    changes.push(...compared.changes)
    kept.push(...compared.different)
    for (const { number, match } of compared.same)
      links.push({ key: keyOf.get(number) ?? '', targetId: match?.id ?? '' })
  }
  const unchanged = links.length
  const gone = vanished.kind === 'remove' ? await planRemoved(comparing) : await planEnded(comparing)
  return {
    changes: [...changes, ...gone.changes],
    unchanged,
    carryOut: async () => {
      const stored = await storeAll(comparing, kept, keyOf)
      const left = await gone.carryOut()
      return { links: [...links, ...stored.links], refused: [...stored.refused, ...left] }
    },
  }
}

/** Compares rows with the records that have their key. */
async function compareRows(comparing: Comparing, rows: readonly SourceRow[]): Promise<Compared> {
  const { vanished } = comparing.planning.settings
  const live = vanished.kind === 'end' ? { [vanished.field]: vanished.live } : {}
  const lines = await judge(
    comparing,
    rows.map(({ number, texts }) => ({ number, texts: { ...texts, ...live } })),
  )
  const before = await storedTexts(comparing, lines)
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  const checked = lines.map((line) => ({
    ...line,
    problems: [...line.problems, ...comparing.twice(line)],
    changed: changedFields(comparing.importable, line),
  }))
  const good = checked.filter(({ problems }) => problems.length === 0)
  return {
    changes: checked.flatMap((line) => {
      const row = byNumber.get(line.number)
      return row ? changeOf({ line, row, live, before }) : []
    }),
    different: good.filter(isDifferent),
    same: good.filter((line) => !isDifferent(line)),
  }
}

type ComparedLine = JudgedLine & Readonly<{ changed: ReadonlySet<string> }>

function isDifferent({ match, changed }: ComparedLine): boolean {
  return match === undefined || changed.size > 0
}

type LineOfRow = Readonly<{
  line: ComparedLine
  row: SourceRow
  live: SourceRow['texts']
  before: TextBefore
}>

function changeOf({ line, row, live, before }: LineOfRow): SyncChange[] {
  const about = { row: row.number, key: row.key, reason: null }
  const texts = { ...row.texts, ...live }
  if (line.problems.length > 0) return [{ ...about, kind: 'refused', cells: wrongCells(line, texts, before) }]
  if (!isDifferent(line)) return []
  const isTold = ([field, after]: readonly [string, string]) =>
    line.match ? line.changed.has(field) : after !== ''
  const cells = Object.entries(texts)
    .filter(isTold)
    .map(([field, after]): SyncCell => ({ field, before: before(line, field), after, problem: null }))
  return [{ ...about, kind: line.match ? 'changed' : 'new', cells }]
}
