import { type Organization, orgNameTree, type Snapshot } from '../../../people/directory/index.ts'
import type { SheetLine } from './sheet-lines.ts'
import { findCircles, type Notes, openNotes, openTwice } from './wrong-cells.ts'

type PlannedUnit = Readonly<{
  row: number
  isNew: boolean
  unit: Pick<Organization, 'id' | 'parentId' | 'name' | 'code' | 'category' | 'headId'>
}>
export type DepartmentPlan = Readonly<{ notes: Notes; units: readonly PlannedUnit[]; unchanged: number }>

type Draft = { line: SheetLine; id: string; parentId: string | null; before: Organization | undefined }

/**
 * Plans what a sheet of departments adds and changes. A department is known by its code, without one by its name below
 * its parent; an empty cell of a known department leaves what it has, except for the parent.
 */
export function planDepartments(
  directory: Snapshot,
  lines: readonly SheetLine[],
  newId: () => string,
): DepartmentPlan {
  const notes = openNotes()
  checkCells(directory, lines, notes)
  const drafts = placeLines(directory, lines, { notes, newId })
  dropBroken(directory, drafts, notes)

  const right = drafts.filter(({ line }) => !notes.isWrong(line.number))
  const units = right.map((draft) => ({
    row: draft.line.number,
    isNew: draft.before === undefined,
    unit: unitOf(directory, draft),
  }))
  const changed = units.filter(({ unit }) => !isSame(directory.organizations.get(unit.id), unit))
  return { notes, units: parentsFirst(changed), unchanged: units.length - changed.length }
}

const kinds: Readonly<Record<string, Organization['category']>> = {
  ...{ 公司: 'company', company: 'company' },
  ...{ 部门: 'department', 部門: 'department', department: 'department' },
}

function checkCells(directory: Snapshot, lines: readonly SheetLine[], notes: Notes): void {
  const codeTwice = openTwice(notes, 'code')
  for (const line of lines) {
    checkLine(directory, line, notes)
    const { code = '' } = line.cells
    if (code !== '') codeTwice(line.number, code)
  }
}

function checkLine(directory: Snapshot, { number: row, cells }: SheetLine, notes: Notes): void {
  const { name = '', code = '', kind = '', head = '' } = cells
  const note = (column: string, reason: string, params = {}) =>
    notes.add({ row, column, value: cells[column] ?? '', reason, params })
  if (name === '') note('name', 'missing')
  if (name.length > 100) note('name', 'tooLong', { limit: 100 })
  if (!isCode(code)) note('code', 'wrongCode')
  if (!isKind(kind)) note('kind', 'wrongKind')
  if (!isAccount(directory, head)) note('head', 'unknownAccount')
}

function isCode(code: string): boolean {
  return code === '' || /^[\w.-]{1,60}$/.test(code)
}

function isKind(kind: string): boolean {
  return kind === '' || Object.hasOwn(kinds, kind.toLowerCase())
}

function isAccount(directory: Snapshot, account: string): boolean {
  return account === '' || directory.personByAccount(account) !== undefined
}

type Placing = Readonly<{ notes: Notes; newId: () => string }>

/** Finds the parent of each line among the departments there are and those of the sheet, in as many rounds as the tree is deep. */
function placeLines(
  directory: Snapshot,
  lines: readonly SheetLine[],
  { notes, newId }: Placing,
): readonly Draft[] {
  const known = openPlaces(directory)
  const codes = new Set(lines.map(({ cells }) => cells['code'] ?? ''))
  const drafts: Draft[] = []
  let waiting: readonly SheetLine[] = lines
  for (let before = -1; waiting.length !== before; ) {
    before = waiting.length
    waiting = waiting.filter((line) => {
      const parentId = known.parentOf(line, codes)
      if (parentId === undefined) return true
      drafts.push(known.place(line, parentId, newId))
      return false
    })
  }
  for (const { number: row, cells } of waiting)
    notes.add({ row, column: 'parent', value: cells['parent'] ?? '', reason: 'unknownDepartment' })
  noteTwins(drafts, notes)
  return drafts
}

/** Departments by code and by path. */
function openPlaces(directory: Snapshot) {
  const byCode = new Map([...directory.organizations.values()].map((unit) => [unit.code, unit.id]))
  const paths = new Map<string, string>()
  const byPath = new Map<string, string>()
  for (const unit of directory.organizations.values()) {
    const path = orgNameTree(directory, unit.id)
    paths.set(unit.id, path)
    byPath.set(path, unit.id)
  }
  const pathBelow = (parentId: string | null, name: string) =>
    parentId === null ? name : `${paths.get(parentId) ?? ''}/${name}`

  return {
    /** Undefined while it is unknown. */
    parentOf: ({ cells }: SheetLine, codes: ReadonlySet<string>): string | null | undefined => {
      const { parent, code = '' } = cells
      const own = directory.organizations.get(byCode.get(code) ?? '')
      if (parent === undefined && own) return own.parentId
      if (parent === undefined || parent === '') return null
      if (codes.has(parent) || byCode.has(parent)) return byCode.get(parent)
      return byPath.get(parent)
    },
    place: (line: SheetLine, parentId: string | null, newId: () => string): Draft => {
      const { name = '', code = '' } = line.cells
      const path = pathBelow(parentId, name)
      const known = code === '' ? byPath.get(path) : byCode.get(code)
      const id = known ?? newId()
      if (code !== '') byCode.set(code, id)
      paths.set(id, path)
      byPath.set(path, id)
      return { line, id, parentId, before: directory.organizations.get(id) }
    },
  }
}

function noteTwins(drafts: readonly Draft[], notes: Notes): void {
  const rows = new Map<string, number>()
  for (const { id, line } of drafts) {
    const { number: row, cells } = line
    const first = rows.get(id)
    if (first === undefined) rows.set(id, row)
    else if (!notes.isWrong(row))
      notes.add({ row, column: 'name', value: cells['name'] ?? '', reason: 'twice', params: { row: first } })
  }
}

/** Marks lines below a wrong line or a closed department, or in a circle, until nothing is left to mark. */
function dropBroken(directory: Snapshot, drafts: readonly Draft[], notes: Notes): void {
  for (let before = -1; notes.count() !== before; ) {
    before = notes.count()
    const right = drafts.filter(({ line }) => !notes.isWrong(line.number))
    const parents = parentsAfter(directory, right)
    const circles = findCircles(parents)
    for (const draft of right) {
      const { number: row, cells } = draft.line
      const reason = wrongParent(directory, draft, { parents, circles })
      if (reason) notes.add({ row, column: 'parent', value: cells['parent'] ?? '', reason })
    }
  }
}

type Parents = ReadonlyMap<string, string | null>

function parentsAfter(directory: Snapshot, right: readonly Draft[]): Parents {
  const units = [...directory.organizations.values()]
  return new Map([...units, ...right].map(({ id, parentId }) => [id, parentId]))
}

type Tree = Readonly<{ parents: Parents; circles: ReadonlySet<string> }>

function wrongParent(directory: Snapshot, draft: Draft, { parents, circles }: Tree): string | undefined {
  if (circles.has(draft.id)) return 'circle'
  if (draft.parentId !== null && !parents.has(draft.parentId)) return 'parentWrong'
  return isNewBelowClosed(directory, draft) ? 'closed' : undefined
}

function isNewBelowClosed(directory: Snapshot, { id, parentId }: Pick<Draft, 'id' | 'parentId'>): boolean {
  const isMoved = directory.organizations.get(id)?.parentId !== parentId
  return isMoved && (directory.organizations.get(parentId ?? '')?.isClosed ?? false)
}

function unitOf(directory: Snapshot, { line, id, parentId, before }: Draft): PlannedUnit['unit'] {
  const { name = '', code = '', kind = '', head = '' } = line.cells
  return {
    id,
    parentId,
    name,
    code: code || (before?.code ?? `d-${id.slice(-12)}`),
    category: kinds[kind.toLowerCase()] ?? before?.category ?? 'department',
    headId: directory.personByAccount(head)?.id ?? before?.headId ?? null,
  }
}

function isSame(before: Organization | undefined, unit: PlannedUnit['unit']): boolean {
  if (!before) return false
  const { parentId, name, code, category, headId } = unit
  const isUnmoved = before.parentId === parentId && before.name === name && before.code === code
  return isUnmoved && before.category === category && before.headId === headId
}

/** A new department is written after its parent. */
function parentsFirst(units: readonly PlannedUnit[]): readonly PlannedUnit[] {
  const byId = new Map(units.map((one) => [one.unit.id, one]))
  const ordered = new Set<PlannedUnit>()
  const add = (one: PlannedUnit) => {
    if (ordered.has(one)) return
    const parent = byId.get(one.unit.parentId ?? '')
    if (parent) add(parent)
    ordered.add(one)
  }
  for (const one of units) add(one)
  return [...ordered]
}
