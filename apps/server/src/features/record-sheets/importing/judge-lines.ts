import {
  checkValues,
  choicesOf,
  type FieldChoice,
  type FormRights,
  type FormValues,
  type KeyShape,
} from '@signet/form'
import { rightsOn } from '@signet/list'
import type { AskingModel } from '../../../records/models/index.ts'
import { mainTable } from '../../../records/record-store/index.ts'
import { type LineChoice, namesOf, refusedChoices } from '../../../records/references/index.ts'
import { createTurns } from '../../../workers/index.ts'
import { countValues, loadRows } from '../../records/index.ts'
import type { Importable } from '../importable.ts'
import { rowsOf, withoutSame, withRowIds } from '../sent-rows.ts'
import type { RowProblem } from './import-row-store.ts'
import type { ImportRow } from './import-store.ts'
import { columnsOf, keyValues, matchRows } from './match-store.ts'

/** Values checked until other calls get their turn. */
const valuesPerTurn = 500

type MatchedRow = Awaited<ReturnType<typeof loadRows>>[number]
type Line = Readonly<{
  number: number
  sent: FormValues
  /** Display texts of the cells, before comparison with the stored record. */
  said?: FormValues
}>

/** A record of a sheet as it would be stored, with its problems. */
export type JudgedLine = Readonly<{
  /** Number of its first row. */
  number: number
  /** The sent values with rows identified by marks, without unchanged cells. */
  marked: FormValues
  sent: FormValues
  values: FormValues
  /** The record to change; undefined for a new one. */
  match: MatchedRow | undefined
  rights: FormRights
  problems: readonly RowProblem[]
}>

type JudgeInput = Pick<ImportRow, 'mode' | 'keys'> &
  Readonly<{
    lines: readonly Line[]
    /** Receives the ids of records to change before they are read, so that the caller can lock them. */
    hold?: (ids: readonly string[]) => Promise<unknown>
  }>

/** Checks records as if each were saved by hand: rules, choices, permission, uniqueness. Stores nothing. */
export async function judgeLines(
  asking: AskingModel,
  importable: Importable,
  judging: JudgeInput,
): Promise<readonly JudgedLine[]> {
  const { lines } = judging
  const matches = await matchesOf(asking, importable, judging)
  const names = await namesIn(asking, importable, matches)
  const checking = { asking, importable, names, keys: judging.keys }
  const checked: JudgedLine[] = []
  const turns = createTurns(valuesPerTurn)
  for (const [at, line] of lines.entries()) {
    checked.push(checkLine(checking, line, matches[at] ?? noMatch))
    await turns.after(countValues(line.sent))
  }
  const strange = await unknownChoices(asking, importable, checked)
  const taken = await takenKeys(asking, importable, checked)
  return checked.map((line, at) => ({
    ...line,
    problems: [
      ...line.problems,
      ...(strange.get(at) ?? []).map((path) => ({ path, code: 'form.notAnOption', params: {} })),
      ...(taken.get(at) ?? []),
    ],
  }))
}

type Match = Readonly<{ row: MatchedRow | undefined; problems: readonly RowProblem[] }>
const noMatch: Match = { row: undefined, problems: [] }

/** Finds the record of each line by the key fields of the list. */
async function matchesOf(
  asking: AskingModel,
  { opened }: Importable,
  { lines, mode, keys, hold }: JudgeInput,
): Promise<readonly Match[]> {
  if (mode === 'add') return []

  const { model } = opened
  const columns = columnsOf(model, keys)
  const values = lines.map(({ sent }) => keyValues(model, columns, sent))
  const found = await matchRows(asking.tx, model, { columns, lines: values })
  const ids = [...new Set([...found.values()].flat())]
  await hold?.(ids)
  const rows = new Map((await loadRows(asking, opened, ids)).map((row) => [row.id, row]))
  return lines.map((_, at) => matchOf(found.get(at) ?? [], rows, keys[0] ?? ''))
}

function matchOf(ids: readonly string[], rows: ReadonlyMap<string, MatchedRow>, path: string): Match {
  const [id] = ids
  if (id === undefined) return noMatch
  const row = rows.get(id)
  const problem = (code: string): Match => ({ row: undefined, problems: [{ path, code, params: {} }] })
  if (ids.length > 1) return problem('record-sheets.problem.several')
  if (!row) return problem('record-sheets.problem.outOfReach')
  return row.caseId === null ? { row, problems: [] } : problem('record-sheets.problem.inFlow')
}

/** Names of references in the changed records, to compare their texts with the cells. */
function namesIn(asking: AskingModel, { opened }: Importable, matches: readonly Match[]) {
  const records = matches.flatMap(({ row }) => (row ? [row.values] : []))
  return namesOf(asking, { form: opened.model.form, records, context: opened.viewer.context })
}

type LineCheck = Readonly<{
  asking: AskingModel
  importable: Importable
  names: Awaited<ReturnType<typeof namesOf>>
  keys: readonly string[]
}>

function checkLine(
  { asking, importable, names, keys }: LineCheck,
  { number, sent, said }: Line,
  { row, problems }: Match,
): JudgedLine {
  const { opened, rights: rightsOfNew } = importable
  const { model, access, viewer } = opened
  const rights = row ? rightsOn(access, row.met).fields : rightsOfNew
  const stored = row?.values ?? {}
  const reader = { locale: asking.caller.locale, names }
  const marked =
    row && said ? withoutSame(model.form, { marked: sent, said, stored }, { reader, keys }) : sent
  const named = withRowIds(model.form, { marked, stored: row?.values, newId: asking.server.newId })
  const checked = checkValues(model.form, named, {
    rights,
    stage: 'submit',
    context: viewer.context,
    previous: row?.values,
  })
  const found = checked.problems.map(({ path, code, params = {}, message }) => ({
    path,
    code,
    params: { ...params },
    ...(message !== undefined && { message }),
  }))
  return {
    number,
    marked,
    sent: named,
    rights,
    values: checked.values,
    match: row,
    problems: [...problems, ...found],
  }
}

/**
 * Returns problems of lines that share a unique key with another record, except lines that are already bad.
 */
async function takenKeys(
  asking: AskingModel,
  { opened: { model } }: Importable,
  lines: readonly JudgedLine[],
): Promise<ReadonlyMap<number, readonly RowProblem[]>> {
  const taken = new Map<number, RowProblem[]>()
  for (const key of mainTable(model).keys ?? []) {
    const values = lines.map((line) => keyValues(model, key.columns, line.values))
    const found = await matchRows(asking.tx, model, { columns: key.columns, lines: values })
    for (const [at, ids] of found)
      if (isTaken(lines[at], key, ids)) taken.set(at, [...(taken.get(at) ?? []), problemOf(key)])
  }
  return taken
}

function isTaken(line: JudgedLine | undefined, { columns }: KeyShape, ids: readonly string[]): boolean {
  const isOwn = ids.every((id) => id === line?.match?.id)
  return !isOwn && !line?.problems.some(({ path }) => columns.some((column) => column.path === path))
}

function problemOf({ columns, message }: KeyShape): RowProblem {
  const path = columns[0]?.path ?? ''
  return { path, code: 'form.notUnique', params: {}, ...(message !== undefined && { message }) }
}

type LineValues = Readonly<{ sent: FormValues; values: FormValues }>

/** Returns, by line, the fields whose sent choices are not permitted; equal questions are asked once. */
async function unknownChoices(
  asking: AskingModel,
  { opened: { model, viewer } }: Pick<Importable, 'opened'>,
  lines: readonly LineValues[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const placed: LineChoice[] = []
  const turns = createTurns(valuesPerTurn)
  for (const [line, { sent, values }] of lines.entries()) {
    for (const choice of choicesOf(model.form, values, viewer.context))
      if (isSent(sent, choice)) placed.push({ line, choice })
    await turns.after(countValues(sent))
  }
  return refusedChoices(asking, placed)
}

function isSent(sent: FormValues, { path, field: { key, parent } }: FieldChoice): boolean {
  if (parent === undefined) return Object.hasOwn(sent, key)
  const row = rowsOf(sent[parent]).find(({ id }) => path === `${parent}.${id}.${key}`)
  return row !== undefined && Object.hasOwn(row, key)
}
