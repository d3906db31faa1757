import type { Reader } from '@signet/db'
import {
  checkValues,
  type FieldValue,
  type FormValues,
  isEmptyValue,
  type PlanField,
  type Problem,
  problemSentence,
  type Referent,
  textIn,
  textOfValue,
  wordsOf,
} from '@signet/form'
import type { Locale } from '@signet/i18n'
import { isSameJson } from '@signet/std'
import type { Snapshot } from '../../../people/directory/index.ts'
import type { AskingModel } from '../../../records/models/index.ts'
import { namesOf, unknownOfEach } from '../../../records/references/index.ts'
import { createTurns } from '../../../workers/index.ts'
import { type FoundIds, namesToIds } from '../../lookups/choices/index.ts'
import {
  contextAbout,
  findPersonnelForm,
  loadRecords,
  type PersonnelForm,
  rightsFor,
} from '../personnel/index.ts'
import { plain } from './sheet-columns.ts'
import type { SheetLine } from './sheet-lines.ts'
import type { Notes } from './wrong-cells.ts'

/** The fields of the personnel record that a cell can hold, as columns of a sheet of people. */
export type PersonnelColumns = Readonly<{ personnel: PersonnelForm; fields: readonly PlanField[] }>

export async function findPersonnelColumns(tx: Reader): Promise<PersonnelColumns | undefined> {
  const personnel = await findPersonnelForm(tx)
  if (!personnel) return undefined
  const fields = personnel.form.fields.filter(
    ({ kind }) => kind.holds === 'value' && kind.parse !== undefined,
  )
  return { personnel, fields }
}

/** The name of a column in a line; no column of the organization begins with this sign. */
const columnOf = ({ path }: Pick<PlanField, 'path'>) => `$${path}`

export function personnelHeadings({ fields }: PersonnelColumns, locale: Locale): readonly string[] {
  return fields.map(({ definition: { label }, path }) => textIn(locale, label) || path)
}

/** Returns the column with a heading, by its label in any language or by its path. */
export function personnelColumn({ fields }: PersonnelColumns, heading: string): string | undefined {
  const named = fields.filter(({ definition, path }) =>
    [path, ...wordsOf(definition.label)].some((word) => plain(word) === plain(heading)),
  )
  return named.length === 1 && named[0] ? columnOf(named[0]) : undefined
}

/** Returns the heading of a column that `personnelColumn` named. */
export function headingOfColumn(
  columns: PersonnelColumns | undefined,
  locale: Locale,
  column: string,
): string | undefined {
  const field = columns?.fields.find((one) => columnOf(one) === column)
  return field && (textIn(locale, field.definition.label) || field.path)
}

/** Returns the cells of people, in the order of the headings. */
export async function personnelCells(
  call: AskingModel,
  { personnel, fields }: PersonnelColumns,
): Promise<(personId: string) => readonly string[]> {
  const { tx, actor, caller } = call
  const { form } = personnel
  const records = await loadRecords({ tx, tenant: actor.tenant }, personnel, 'everybody')
  const context = await contextAbout(call, actor.personId)
  const all = [...records.values()].map(({ values }) => values)
  const names = await namesOf(call, { form, records: all, context })
  const reader = { locale: caller.locale, names }
  return (personId) =>
    fields.map((field) => textOfValue(field, records.get(personId)?.values[field.key], reader))
}

/** What a row of a sheet makes of a personnel record. */
export type PersonnelChange = Readonly<{ before: FormValues | undefined; after: FormValues }>

type Judging = Readonly<{ directory: Snapshot; notes: Notes }>

/** Values checked until other calls get their turn. */
const valuesPerTurn = 500

/**
 * Checks the personnel cells of each line as if they were saved by hand, and notes the wrong ones; an empty cell leaves
 * what the person has. Returns the changes by number of the line.
 */
export async function judgePersonnel(
  call: AskingModel,
  { personnel, fields }: PersonnelColumns,
  lines: readonly SheetLine[],
  { directory, notes }: Judging,
): Promise<ReadonlyMap<number, PersonnelChange>> {
  const filled = lines.filter(({ cells }) => fields.some((field) => cells[columnOf(field)]))
  const changes = new Map<number, PersonnelChange>()
  if (filled.length === 0) return changes

  const idOf = await idsIn(call, { fields, lines: filled, directory })
  const idOfLine = ({ cells }: SheetLine) => directory.personByAccount(cells['account'] ?? '')?.id ?? ''
  const place = { tx: call.tx, tenant: call.actor.tenant }
  const records = await loadRecords(place, personnel, filled.map(idOfLine))
  const turns = createTurns(valuesPerTurn)
  const judged: Judged[] = []
  for (const line of filled) {
    const personId = idOfLine(line)
    const before = records.get(personId)?.values
    const sent = valuesIn(fields, line, { locale: call.caller.locale, idOf })
    judged.push(await judge(call, personnel, { personId, before, sent }))
    await turns.after(fields.length)
  }
  const strange = await unknownOfEach(
    call,
    judged.map(({ check }) => check),
  )
  for (const [at, line] of filled.entries()) {
    const one = judged[at]
    if (!one) continue
    const unknown = (strange.get(at) ?? []).map((path) => ({ path, code: 'form.notAnOption' as const }))
    const problems = [...one.problems, ...unknown]
    if (problems.length === 0 && !isSameJson(one.check.values, one.before))
      changes.set(line.number, { before: one.before, after: one.check.values })
    noteProblems(call, personnel, { line, problems, notes })
  }
  return changes
}

type Record = Readonly<{ personId: string; before: FormValues | undefined; sent: FormValues }>
type Judged = Awaited<ReturnType<typeof judge>>

/** Checks a record but for its choices, which are asked about together. */
async function judge(call: AskingModel, personnel: PersonnelForm, { personId, before, sent }: Record) {
  const { form } = personnel
  const rights = rightsFor(personnel, 'administrator')
  const context = await contextAbout(call, personId)
  const { values, problems } = checkValues(form, sent, { rights, stage: 'submit', previous: before, context })
  return { before, problems, check: { form, values, previous: before ?? {}, rights, context } }
}

type Noting = Readonly<{ line: SheetLine; problems: readonly Problem[]; notes: Notes }>

function noteProblems(
  { server, caller: { locale } }: AskingModel,
  { form }: PersonnelForm,
  { line, problems, notes }: Noting,
): void {
  const speaker = { locale, t: server.words.t(locale) }
  for (const problem of problems) {
    const column = columnOf(problem)
    const params = { sentence: problemSentence(form, problem, speaker) }
    notes.add({ row: line.number, column, value: line.cells[column] ?? '', reason: 'personnel', params })
  }
}

type ReadCell = Readonly<{ locale: Locale; idOf: (of: Referent, name: string) => string | undefined }>

function valuesIn(fields: readonly PlanField[], { cells }: SheetLine, lookup: ReadCell): FormValues {
  return Object.fromEntries(
    fields.flatMap((field): (readonly [string, FieldValue])[] => {
      const text = cells[columnOf(field)] ?? ''
      const value = text === '' ? undefined : field.kind.parse?.(text, field.settings, lookup)
      return value === undefined || isEmptyValue(value) ? [] : [[field.key, value]]
    }),
  )
}

type NamedLines = Readonly<{
  fields: readonly PlanField[]
  lines: readonly SheetLine[]
  directory: Snapshot
}>

/** Looks up all names of the sheet at once: the first pass collects them. */
async function idsIn(call: AskingModel, { fields, lines, directory }: NamedLines): Promise<FoundIds> {
  const wanted = new Map<Referent, Set<string>>()
  const note = (of: Referent, name: string) => {
    wanted.set(of, (wanted.get(of) ?? new Set()).add(name))
    return undefined
  }
  for (const line of lines) valuesIn(fields, line, { locale: call.caller.locale, idOf: note })
  return wanted.size === 0 ? () => undefined : namesToIds(call, { directory }, wanted)
}
