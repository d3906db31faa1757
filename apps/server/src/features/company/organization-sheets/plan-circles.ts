import type { Circle, Snapshot } from '../../../people/directory/index.ts'
import type { SheetLine } from './sheet-lines.ts'
import { type Notes, openNotes } from './wrong-cells.ts'

export type CircleSheet = 'roles' | 'groups'

/** A role or group of the sheet, with the people who come into it. */
export type PlannedCircle = Readonly<{
  id: string
  name: string
  code: string
  isNew: boolean
  isRenamed: boolean
  add: readonly string[]
}>

type Effect = 'adds' | 'renames' | 'nothing'

/** A row that does something; what it adds is a role or group, a member, or both. */
type PlannedRow = Readonly<{ row: number; isNew: boolean }>

export type CirclePlan = Readonly<{
  notes: Notes
  circles: readonly PlannedCircle[]
  rows: readonly PlannedRow[]
  unchanged: number
}>

type Draft = Readonly<{
  circle: Omit<PlannedCircle, 'add'>
  /** The first row that names it. */
  row: number
  isByRule: boolean
  members: ReadonlySet<string>
  add: Set<string>
}>

/**
 * Plans what a sheet of roles or groups adds: one row for each member, known by the account. A role or group is known by
 * its code, without one by its name. Members who are not in the sheet stay.
 */
export function planCircles(
  directory: Snapshot,
  { kind, lines }: Readonly<{ kind: CircleSheet; lines: readonly SheetLine[] }>,
  newId: () => string,
): CirclePlan {
  const notes = openNotes()
  const drafts = openDrafts(directory, { kind, notes, newId })
  const rows: PlannedRow[] = []
  let unchanged = 0
  for (const line of lines) {
    checkLine(directory, line, notes)
    if (notes.isWrong(line.number)) continue
    const does = drafts.take(line)
    if (does === undefined) continue
    if (does === 'nothing') unchanged += 1
    else rows.push({ row: line.number, isNew: does === 'adds' })
  }
  return { notes, circles: drafts.changed(), rows, unchanged }
}

function checkLine(directory: Snapshot, { number: row, cells }: SheetLine, notes: Notes): void {
  const { name = '', code = '', member = '' } = cells
  const note = (column: string, value: string, reason: string, params = {}) =>
    notes.add({ row, column, value, reason, params })
  if (name === '') note('name', name, 'missing')
  if (name.length > 100) note('name', name, 'tooLong', { limit: 100 })
  if (code !== '' && !/^[\w.-]{1,60}$/.test(code)) note('code', code, 'wrongCode')
  if (member !== '' && !directory.personByAccount(member)) note('member', member, 'unknownAccount')
}

type Needs = Readonly<{ kind: CircleSheet; notes: Notes; newId: () => string }>
type Known = Circle & Readonly<{ rule?: string | null }>

/** The roles or groups that the sheet names so far. */
function openDrafts(directory: Snapshot, { kind, notes, newId }: Needs) {
  const known: readonly Known[] = [...directory[kind].values()]
  const byCode = new Map(known.map((circle) => [circle.code, circle]))
  const byName = new Map(known.map((circle) => [circle.name, circle]))
  const drafts = new Map<string, Draft>()
  const holder = kind === 'roles' ? 'role' : 'group'

  const draftOf = (line: SheetLine): Draft => {
    const { name = '', code = '' } = line.cells
    const before = code === '' ? byName.get(name) : byCode.get(code)
    const key = before?.id ?? `${code === '' ? 'name' : 'code'} ${code || name}`
    const made = drafts.get(key) ?? (before ? draftOfKnown(line, before) : draftOfNew(line, newId()))
    drafts.set(key, made)
    return made
  }
  const draftOfKnown = ({ number: row, cells: { name = '' } }: SheetLine, before: Known): Draft => ({
    circle: { id: before.id, name, code: before.code, isNew: false, isRenamed: before.name !== name },
    ...{ row, isByRule: typeof before.rule === 'string', add: new Set() },
    members: new Set(directory.holdersOf({ kind: holder, id: before.id })),
  })

  return {
    /** Returns what a row does; undefined where it is wrong. */
    take: (line: SheetLine): Effect | undefined => {
      const draft = draftOf(line)
      const comer = comerOf(directory, line, draft)
      const wrong = wrongCell(line, draft, comer)
      if (wrong) {
        notes.add({ row: line.number, ...wrong })
        return undefined
      }
      if (comer !== undefined) draft.add.add(comer)
      return effectOf(line, draft, comer)
    },
    changed: (): readonly PlannedCircle[] =>
      [...drafts.values()]
        .filter(({ circle, add }) => circle.isNew || circle.isRenamed || add.size > 0)
        .map(({ circle, add }) => ({ ...circle, add: [...add] })),
  }
}

function draftOfNew({ number: row, cells: { name = '', code = '' } }: SheetLine, id: string): Draft {
  return {
    circle: { id, name, code: code || `r-${id.slice(-12)}`, isNew: true, isRenamed: false },
    ...{ row, isByRule: false, members: new Set(), add: new Set() },
  }
}

/** The person whom a row brings into a role or group; undefined for those who are in it, or for an empty cell. */
function comerOf(
  directory: Snapshot,
  { cells: { member = '' } }: SheetLine,
  { members, add }: Draft,
): string | undefined {
  const id = directory.personByAccount(member)?.id
  return id === undefined || members.has(id) || add.has(id) ? undefined : id
}

function wrongCell(
  { cells: { name = '', member = '' } }: SheetLine,
  draft: Draft,
  comer: string | undefined,
) {
  if (draft.circle.name !== name)
    return { column: 'name', value: name, reason: 'otherName', params: { row: draft.row } }
  return comer !== undefined && draft.isByRule
    ? { column: 'member', value: member, reason: 'byRule' }
    : undefined
}

function effectOf({ number }: SheetLine, { row, circle }: Draft, comer: string | undefined): Effect {
  if (comer !== undefined || (row === number && circle.isNew)) return 'adds'
  return row === number && circle.isRenamed ? 'renames' : 'nothing'
}
