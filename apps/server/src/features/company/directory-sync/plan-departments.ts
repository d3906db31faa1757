import type { Organization } from '../../../people/directory/index.ts'
import { type DepartmentPlan, findCircles } from '../organization-sheets/index.ts'
import type { MatchedPerson } from './match-people.ts'
import { conflict, type Linked, type Planning, type SyncChange, type SyncField } from './sync-plan.ts'

type Unit = DepartmentPlan['units'][number]['unit']
type PlannedUnit = Readonly<{ unit: Unit }>

/** A unit of the directory; those of an attribute have no parent. */
type Source = Readonly<{ subject: string; name: string; parent: Source | undefined }>

export type DepartmentsPart = Readonly<{
  changes: readonly SyncChange[]
  /** New and changed ones, parents first. */
  units: readonly PlannedUnit[]
  links: readonly Linked[]
  /** The department of an entry; undefined where the directory names none that can be used. */
  departmentOf: (subject: string) => string | undefined
  /** The path of a department, as it will be. */
  pathOf: (id: string) => string
}>

/** Plans the departments that people of the directory are in, with all above. */
export function planDepartments(planning: Planning, matched: readonly MatchedPerson[]): DepartmentsPart {
  const sources = sourcesOf(planning, matched)
  const tree = openTree(planning)
  const used = new Set([...sources.values()].flatMap((source) => [...upwards(source)].toReversed()))
  for (const source of used) tree.place(source)
  const departments = new Map([...sources].map(([subject, source]) => [subject, tree.idOf(source)]))
  return { ...tree.result(), departmentOf: (subject) => departments.get(subject), pathOf: tree.pathOf }
}

function* upwards(source: Source): Generator<Source> {
  for (let at: Source | undefined = source; at; at = at.parent) yield at
}

/** The nearest unit of each person, by the subject of the person. */
function sourcesOf(planning: Planning, matched: readonly MatchedPerson[]): ReadonlyMap<string, Source> {
  const find = finders[planning.settings.departments](planning)
  return new Map(
    matched.flatMap(({ entry }) => {
      const source = find(entry)
      return source ? [[entry.subject, source] as const] : []
    }),
  )
}

type Find = (entry: MatchedPerson['entry']) => Source | undefined

const finders: Readonly<Record<Planning['settings']['departments'], (planning: Planning) => Find>> = {
  noDepartments: () => () => undefined,
  fromAttribute: () => {
    const sources = new Map<string, Source>()
    return ({ department: name }) => {
      if (name === '') return undefined
      const subject = `name:${name.toLowerCase()}`
      const source = sources.get(subject) ?? { subject, name, parent: undefined }
      sources.set(subject, source)
      return source
    }
  },
  fromUnits: ({ content }) => {
    const byKey = new Map(content.units.map((unit) => [unit.key, unit]))
    const sources = new Map<string, Source>()
    const sourceAbove = (above: readonly string[]): Source | undefined => {
      const unit = byKey.get(above.find((key) => byKey.has(key)) ?? '')
      if (!unit) return undefined
      const { subject, name } = unit
      const source = sources.get(subject) ?? { subject, name, parent: sourceAbove(unit.above) }
      sources.set(subject, source)
      return source
    }
    return ({ above }) => sourceAbove(above)
  },
}

/** The tree of departments, as it will be once the placed units are in it. */
function openTree({ directory, links, settings, newId }: Planning) {
  const root =
    [...directory.organizations.values()].find(({ code }) => code === settings.parentCode)?.id ?? null
  const after = new Map<string, Unit>(directory.organizations)
  const ids = new Map<Source, string | undefined>()
  const linked = new Set(links.units.values())
  const changes: SyncChange[] = []
  const units: PlannedUnit[] = []
  const made: Linked[] = []

  const pathOf = (id: string | null): string => {
    const unit = after.get(id ?? '')
    if (!unit) return ''
    return unit.parentId === null ? unit.name : `${pathOf(unit.parentId)}/${unit.name}`
  }
  const namesake = (name: string, parentId: string | null) =>
    directory.childrenOf(parentId).find((unit) => unit.name === name && !linked.has(unit.id))
  const refuse = ({ subject, name }: Source, code: string, params = {}): undefined => {
    changes.push(
      conflict({ part: 'department', account: '', name: name.slice(0, 100), subject }, code, params),
    )
  }

  const isInCircle = (unit: Unit) =>
    findCircles(new Map([...after.values(), unit].map(({ id, parentId }) => [id, parentId]))).has(unit.id)
  const note = ({ subject, name }: Source, before: Organization | undefined, unit: Unit) => {
    const fields = before
      ? differences(before, unit, pathOf)
      : [{ field: 'parent' as const, before: '', after: pathOf(unit.parentId) }]
    if (fields.length === 0) return
    units.push({ unit })
    const kind = before ? 'changed' : 'new'
    changes.push({ part: 'department', kind, account: '', name, subject, fields, reason: null })
  }
  const keep = (source: Source, before: Organization | undefined, unit: Unit): string | undefined => {
    const isMoved = before !== undefined && before.parentId !== unit.parentId
    if (isMoved && isInCircle(unit)) return refuse(source, 'departmentCircle')
    after.set(unit.id, unit)
    linked.add(unit.id)
    note(source, before, unit)
    const { subject } = source
    if (links.units.get(subject) !== unit.id) made.push({ subject, id: unit.id })
    return unit.id
  }

  const idBelow = (parentId: string | null, source: Source): string | undefined => {
    const { subject, name } = source
    if (name === '' || name.length > 100) return refuse(source, 'tooLong', { limit: 100 })
    const before = directory.organizations.get(links.units.get(subject) ?? '') ?? namesake(name, parentId)
    if (before?.isClosed) return refuse(source, 'departmentClosed')
    return keep(source, before, { ...(before ?? newUnit(newId())), name, parentId })
  }
  const place = (source: Source) => {
    const parentId = source.parent ? ids.get(source.parent) : root
    ids.set(source, parentId === undefined ? undefined : idBelow(parentId, source))
  }

  return {
    place,
    idOf: (source: Source) => ids.get(source),
    pathOf,
    result: () => ({ changes, units, links: made }),
  }
}

function newUnit(id: string): Omit<Unit, 'name' | 'parentId'> {
  return { id, code: `d-${id.slice(-12)}`, category: 'department', headId: null }
}

function differences(
  before: Organization,
  { name, parentId }: Unit,
  pathOf: (id: string | null) => string,
): readonly SyncField[] {
  return [
    ...(before.name === name ? [] : [{ field: 'name' as const, before: before.name, after: name }]),
    ...(before.parentId === parentId
      ? []
      : [{ field: 'parent' as const, before: pathOf(before.parentId), after: pathOf(parentId) }]),
  ]
}
