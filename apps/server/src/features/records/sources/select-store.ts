import { tenantSchema } from '@signet/db'
import type { Locale } from '@signet/i18n'
import { type Access, allOf, type ListField, type Predicate, type SortKey } from '@signet/list'
import { type RawBuilder, sql } from 'kysely'
import { readableCases } from '../../../cases/reading/readable-case-store.ts'
import type { Model } from '../../../records/models/index.ts'
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
  visibleSql,
} from '../../../records/record-store/index.ts'
import type { FoundRow } from './found-row.ts'

/** A query: the records of a model, their order and the values to select. */
export type RecordQuery = Readonly<{
  model: Model
  access: Access
  /** Permission and query combined. */
  records: Predicate
  keys: readonly SortKey[]
  /** Keys of the fields to select; all if omitted. */
  fields?: ReadonlySet<string>
  personId: string
  timeZone: string
  /** Language whose collation sorts names. */
  locale: Locale
  /** Also returns whether each record has children. */
  withChildren?: Predicate
  /** Also returns whether the person has a role on each record's case. */
  withCases?: true
}>

export type Sql = RawBuilder<unknown>

export function shapeOf({ tenant, form, tables }: Model) {
  return { tenant, plan: form, tables }
}

/** Returns the qualified table with its alias, such as `form_contract m`. */
export function tableSql({ model }: Pick<RecordQuery, 'model'>, alias: 'm' | 'k' = 'm'): Sql {
  return sql`${tableNamed(model, mainTable(model).name)} ${sql.id(alias)}`
}

type RowFilter = Pick<RecordQuery, 'model' | 'records' | 'personId' | 'timeZone'>

/** Selects existing matching records; drafts of cases are visible only to their author. */
export function whereSql({ model, records, personId, timeZone }: RowFilter, alias: 'm' | 'k' = 'm'): Sql {
  const shape = { ...shapeOf(model), hasFlow: model.hasFlow }
  return visibleSql(shape, records, { alias, timeZone, personId })
}

/** Returns the indexed expression of a column: long texts are cut to fit an index entry. */
export function indexedSql(model: Model, field: ListField, alias: 'm' | 'k' = 'm'): Sql {
  const column = fieldColumn(shapeOf(model), field, alias)
  return field.from === 'form' && field.column === 'text' ? indexedText(column) : column
}

/** Returns the sort expression of a field: names by the reader's collation, others as indexed. */
export function orderedSql({ model, locale }: Pick<RecordQuery, 'model' | 'locale'>, field: ListField): Sql {
  const shape = shapeOf(model)
  if (!field.names) return sortedSql(shape, field, 'm')
  return nameSql({ tenant: model.tenant, locale }, field.names, fieldColumn(shape, field, 'm'))
}

type Selection = Readonly<{ columns: Sql; read: (row: Readonly<Record<string, unknown>>) => FoundRow }>

/** Returns the select list and the parser of its rows. */
export function selectedOf(wanted: RecordQuery): Selection {
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

function metSql({ model, timeZone }: RecordQuery, records: Predicate, at: number): Sql {
  const truth = predicateSql(shapeOf(model), records, { alias: 'm', timeZone })
  return sql`(${truth}) is true as ${sql.id(`g${at}`)}`
}

function recordColumns(wanted: RecordQuery): Sql[] {
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

function onCaseSql({ model, personId, withCases }: RecordQuery): Sql {
  if (!model.hasFlow || !withCases) return sql`false`
  return sql`coalesce(m._case_id in (${readableCases(model.tenant, { reader: { personId, agencies: [] } })}), false)`
}

function childrenSql(wanted: RecordQuery): Sql {
  const { model, withChildren } = wanted
  const { tree } = model.list.definition
  const parent = tree && model.list.fields.get(tree.parent)
  if (!withChildren || !parent) return sql`false as parental`

  const below = { ...wanted, records: allOf([withChildren]) }
  // The limit makes each record use the index; a bare "exists" would scan the whole table once.
  return sql`(select true from ${tableSql(wanted, 'k')}
    where ${indexedSql(model, parent, 'k')} = m.id and ${whereSql(below, 'k')} limit 1) as parental`
}

/** Only `selectedOf` produces these columns. */
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
