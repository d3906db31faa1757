import { top } from '../../../outside/places/atlas.ts'
import { type Notes, openNotes, openTwice, type SheetLine } from '../../company/organization-sheets/index.ts'
import { type CompanyAtlas, canAdd, changeOf, deepest, parentOf } from '../areas/index.ts'

type PlannedArea = Readonly<{ isNew: boolean; row: ReturnType<typeof changeOf> }>
export type AreaPlan = Readonly<{ notes: Notes; areas: readonly PlannedArea[]; unchanged: number }>

/** A name that a sheet may give to a place in the tree, and how deep it is. */
type Place = Readonly<{ depth: number }>

/**
 * Plans what a sheet of areas adds and changes. An area is known by its code; an empty cell of a known one leaves what
 * it has. Parents come before children, in the sheet or in the company.
 */
export function planAreas(atlas: CompanyAtlas, lines: readonly SheetLine[]): AreaPlan {
  const notes = openNotes()
  const codeTwice = openTwice(notes, 'code')
  const places = new Map<string, Place>()
  const planned: PlannedArea[] = []
  let unchanged = 0
  for (const line of lines) {
    checkLine(line, notes)
    codeTwice(line.number, line.cells['code'] ?? '')
    const area = notes.isWrong(line.number) ? undefined : planLine({ atlas, places, notes }, line)
    if (area === 'same') unchanged += 1
    else if (area) planned.push(area)
  }
  const twins = namesTaken(atlas, planned)
  noteTwins(lines, twins, notes)
  return { notes, areas: planned.filter(({ row }) => !twins.has(row.areaId)), unchanged }
}

function noteTwins(lines: readonly SheetLine[], twins: ReadonlySet<string>, notes: Notes): void {
  for (const { number: row, cells } of lines)
    if (twins.has(cells['code'] ?? ''))
      notes.add({ row, column: 'name', value: cells['name'] ?? '', reason: 'nameTaken' })
}

const states: Readonly<Record<string, boolean>> = {
  ...{ 启用: true, 啟用: true, on: true },
  ...{ 停用: false, off: false },
}

function checkLine({ number: row, cells }: SheetLine, notes: Notes): void {
  const { code = '', name = '', state = '' } = cells
  const note = (column: string, reason: string, params = {}) =>
    notes.add({ row, column, value: cells[column] ?? '', reason, params })
  if (code === '') note('code', 'missing')
  else if (!/^[A-Za-z0-9]{2,20}$/.test(code)) note('code', 'wrongCode')
  if (name.length > 60) note('name', 'tooLong', { limit: 60 })
  if (state !== '' && !Object.hasOwn(states, state.toLowerCase())) note('state', 'wrongState')
}

type Planning = Readonly<{ atlas: CompanyAtlas; places: Map<string, Place>; notes: Notes }>

function planLine(planning: Planning, line: SheetLine): PlannedArea | 'same' | undefined {
  const { atlas, notes } = planning
  const { code = '', name = '', parent = '', state = '' } = line.cells
  const known = atlas.get(code)
  if (!known || known.isRemoved) return planNew(planning, line)

  if (parent !== '' && parent !== parentOf(known)) {
    notes.add({ row: line.number, column: 'parent', value: parent, reason: 'otherParent' })
    return undefined
  }
  const isEnabled = state === '' ? known.isEnabled : (states[state.toLowerCase()] ?? true)
  const next = { name: name || known.name, isEnabled }
  if (next.name === known.name && isEnabled === known.isEnabled) return 'same'
  return { isNew: false, row: changeOf(known, next) }
}

function planNew({ atlas, places, notes }: Planning, line: SheetLine): PlannedArea | undefined {
  const { code = '', name = '', parent = '', state = '' } = line.cells
  const parentId = parent === '' ? top : parent
  const note = (column: string, reason: string) =>
    notes.add({ row: line.number, column, value: line.cells[column] ?? '', reason })
  const depth = parentId === top ? 0 : depthOf(atlas, places, parentId)
  if (name === '') note('name', 'missing')
  if (depth === undefined) note('parent', 'unknownParent')
  else if (depth >= deepest) note('parent', 'tooDeep')
  if (!canAdd(atlas.get(code), parentId)) note('parent', 'otherParent')
  if (notes.isWrong(line.number) || depth === undefined) return undefined

  places.set(code, { depth: depth + 1 })
  const isEnabled = state === '' || (states[state.toLowerCase()] ?? true)
  return { isNew: true, row: { areaId: code, parentId, name, isEnabled, removedAt: null } }
}

function depthOf(atlas: CompanyAtlas, places: ReadonlyMap<string, Place>, id: string): number | undefined {
  const known = atlas.get(id)
  return known && !known.isRemoved ? known.path.length : places.get(id)?.depth
}

/** Returns the codes whose new name another area below the same parent has, or gets in the same sheet. */
function namesTaken(atlas: CompanyAtlas, planned: readonly PlannedArea[]): ReadonlySet<string> {
  const nameOf = new Map(planned.map(({ row }) => [row.areaId, row.name]))
  const byParent = Map.groupBy(planned, ({ row }) => {
    const known = atlas.get(row.areaId)
    return row.parentId ?? (known ? parentOf(known) : top)
  })
  const taken: string[] = []
  for (const [parent, areas] of byParent) {
    const others = atlas.below(parent).filter(({ id }) => !nameOf.has(id))
    const seen = new Set(others.map(({ name }) => name))
    for (const { row } of areas) {
      const isRenamed = atlas.get(row.areaId)?.name !== row.name
      if (isRenamed && seen.has(row.name)) taken.push(row.areaId)
      seen.add(row.name)
    }
  }
  return new Set(taken)
}
