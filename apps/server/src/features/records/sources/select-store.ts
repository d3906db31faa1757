import { tenantSchema } from '@signet/db'
import type { Locale } from '@signet/i18n'
import { type Access, allOf, type ListField, type Predicate, type SortKey } from '@signet/list'
import { type RawBuilder, sql } from 'kysely'
import type { Model } from '../../../models/index.ts'
import {
  fieldColumn,
  indexedText,
  mainTable,
  nameSql,
  predicateSql,
  type RecordRow,
  recordRow,
  sortedSql,
  tableNamed,
} from '../../../record-store/index.ts'
import type { FoundRow } from './found-row.ts'

/** Which records of a model somebody means, in what order, and what of them is wanted. */
export type Wanted = Readonly<{
  model: Model
  access: Access
  /** Permission and question together. */
  records: Predicate
  keys: readonly SortKey[]
  /** Keys of the fields whose values are wanted; all without it. */
  fields?: ReadonlySet<string>
  personId: string
  timeZone: string
  /** Names are sorted as this language sorts. */
  locale: Locale
  /** Tell of each record whether there are others below it. */
  withChildren?: Predicate
  /** Tell of each record whether this person has something to do with the case that it came with. */
  withCases?: true
}>

export type Sql = RawBuilder<unknown>

export function shapeOf({ tenant, form, tables }: Model) {
  return { tenant, plan: form, tables }
}

/** `form_contract m` in the schema of its tenant. */
export function tableSql({ model }: Pick<Wanted, 'model'>, alias: 'm' | 'k' = 'm'): Sql {
  return sql`${tableNamed(model, mainTable(model).name)} ${sql.id(alias)}`
}

type Meant = Pick<Wanted, 'model' | 'records' | 'personId' | 'timeZone'>

/** The records that are there and meant; a draft of a case is its author's alone. */
export function whereSql({ model, records, personId, timeZone }: Meant, alias: 'm' | 'k' = 'm'): Sql {
  const asked = predicateSql(shapeOf(model), records, { alias, timeZone })
  const there = sql`${sql.id(alias, '_deleted_at')} is null`
  if (!model.hasFlow) return sql`${there} and (${asked})`

  return sql`${there} and (${asked}) and (${sql.id(alias, '_case_id')} is null or not exists (
    select from ${sql.id(tenantSchema(model.tenant), 'flow_case')} c
    where c.id = ${sql.id(alias, '_case_id')} and c.status = 'draft' and c.starter_id <> ${personId}))`
}

/** What an index of a list knows of a column: a text only as far as an entry can hold it. */
export function indexedSql(model: Model, field: ListField, alias: 'm' | 'k' = 'm'): Sql {
  const column = fieldColumn(shapeOf(model), field, alias)
  return field.from === 'form' && field.column === 'text' ? indexedText(column) : column
}

/** What a field sorts by: names as their reader expects them, everything else as an index of a list knows it. */
export function orderedSql({ model, locale }: Pick<Wanted, 'model' | 'locale'>, field: ListField): Sql {
  const shape = shapeOf(model)
  if (!field.names) return sortedSql(shape, field, 'm')
  return nameSql({ tenant: model.tenant, locale }, field.names, fieldColumn(shape, field, 'm'))
}

type Selected = Readonly<{ columns: Sql; read: (row: Readonly<Record<string, unknown>>) => FoundRow }>

/** What is selected of each record, and how it is read again. */
export function selectedOf(wanted: Wanted): Selected {
  const { model, access, keys, fields } = wanted
  const row = recordRow({ tenant: model.tenant, plan: model.form, tables: model.tables }, fields)
  const { grounds } = access
  const met = grounds.length === 1 ? [] : grounds.map(({ records }, at) => metSql(wanted, records, at))
  const sorted = keys.map((key, at) => sql`(${orderedSql(wanted, key.field)})::text as ${sql.id(`s${at}`)}`)
  return {
    columns: sql.join([...recordColumns(wanted), ...met, ...sorted, childrenSql(wanted), ...row.columns]),
    read: (found) => readRow(found, row, { grounds: grounds.length, keys: keys.length }),
  }
}

function metSql({ model, timeZone }: Wanted, records: Predicate, at: number): Sql {
  const truth = predicateSql(shapeOf(model), records, { alias: 'm', timeZone })
  return sql`(${truth}) is true as ${sql.id(`g${at}`)}`
}

function recordColumns(wanted: Wanted): Sql[] {
  const { model } = wanted
  const status = model.hasFlow
    ? sql`(select status from ${sql.id(tenantSchema(model.tenant), 'flow_case')} c where c.id = m._case_id)`
    : sql`null`
  return [
    sql`m.id`,
    sql`m._version as version`,
    sql`m._created_by as author`,
    sql`m._created_at as born`,
    sql`m._changed_by as changer`,
    sql`m._changed_at as changed`,
    sql`m._organization_id as organization`,
    sql`m._post_id as post`,
    sql`m._case_id as "caseId"`,
    sql`${status} as status`,
    sql`${onCaseSql(wanted)} as "onCase"`,
  ]
}

/** As `viewerOf` of the approvals has it: whoever started the case, has a task in it, or got a copy. */
function onCaseSql({ model, personId, withCases }: Wanted): Sql {
  if (!model.hasFlow || !withCases) return sql`false`
  const table = (name: string) => sql.id(tenantSchema(model.tenant), name)
  return sql`exists (select from ${table('flow_case')} c where c.id = m._case_id and (c.starter_id = ${personId}
    or exists (select from ${table('flow_task')} t
      where t.case_id = c.id and t.person_id = ${personId} and t.stage <> 'waiting')
    or exists (select from ${table('flow_copy')} p where p.case_id = c.id and p.person_id = ${personId})))`
}

function childrenSql(wanted: Wanted): Sql {
  const { model, withChildren } = wanted
  const { tree } = model.list.definition
  const parent = tree && model.list.fields.get(tree.parent)
  if (!withChildren || !parent) return sql`false as parental`

  const below = { ...wanted, records: allOf([withChildren]) }
  // With a limit each record asks the index; a bare "exists" would read the whole table once instead.
  return sql`(select true from ${tableSql(wanted, 'k')}
    where ${indexedSql(model, parent, 'k')} = m.id and ${whereSql(below, 'k')} limit 1) as parental`
}

/** The columns are those of `selectedOf`; nobody else writes this statement. */
function readRow(
  row: Readonly<Record<string, unknown>>,
  { valuesIn }: RecordRow,
  { grounds, keys }: Readonly<{ grounds: number; keys: number }>,
): FoundRow {
  const text = (name: string) => (typeof row[name] === 'string' ? row[name] : null)
  return {
    id: String(row['id']),
    version: Number(row['version']),
    authorId: text('author'),
    createdAt: String(row['born']),
    changedById: text('changer'),
    changedAt: String(row['changed']),
    organizationId: text('organization'),
    postId: text('post'),
    caseId: text('caseId'),
    status: text('status'),
    isOnCase: row['onCase'] === true,
    hasChildren: row['parental'] === true,
    met: grounds === 1 ? [true] : Array.from({ length: grounds }, (_, at) => row[`g${at}`] === true),
    sortedBy: Array.from({ length: keys }, (_, at) => text(`s${at}`)),
    values: valuesIn(row),
  }
}
