import { ListSort, operators } from '@signet/list'
import { z } from 'zod'
import { CaseStatus } from '../approvals/inputs.ts'
import { Id, Instant, PersonRef } from '../wire/endpoint.ts'

/** The id of a data view row includes its query parameters. */
export const RecordId = z.string().min(1).max(400)

/** A field of the form, a column of a sub-table (`lines.amount`), or what every record has (`$author`). */
export const Path = z.string().min(1).max(90)

const FilterCondition = z.strictObject({
  field: Path,
  operator: z.enum(operators),
  /** A text, a list of ids, or `[from, to]` with an optional end; absent for `isEmpty`. */
  value: z.json().optional(),
})

export type FilterCondition = z.output<typeof FilterCondition>
export type FilterGroup = { match: 'all' | 'any'; conditions: (FilterCondition | FilterGroup)[] }
export type FilterInput = {
  match?: 'all' | 'any' | undefined
  conditions: (z.input<typeof FilterCondition> | FilterInput)[]
}

/** Conditions and groups, nested at most five deep, at most a hundred in all. */
export const Filter: z.ZodType<FilterGroup, FilterInput> = z
  .strictObject({
    match: z.enum(['all', 'any']).default('all'),
    conditions: z.array(z.union([FilterCondition, z.lazy(() => Filter)])).max(50),
  })
  .meta({ id: 'RecordFilter' })

/** A query of records. */
export const Question = z.object({
  modelId: Id,
  /** Words for the fields of the search box. */
  words: z.string().trim().max(100).optional(),
  filter: Filter.optional(),
  /** Value of the open tab; null for records without a value, absent for all. */
  tab: z.union([z.string().max(200), z.boolean(), z.null()]).optional(),
  /** Selected node of the tree beside the list. */
  node: z.string().max(200).optional(),
  /** In a tree list, the parent record; `-1` for the top. */
  parent: z.string().max(80).optional(),
})

export const Paging = z.object({
  cursor: z.string().max(6000).optional(),
  currentPage: z.coerce.number().int().min(1).max(1_000_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(200).default(20),
})

export const Sort = z.array(ListSort).max(5).optional()

/** Actions of a reader on a record. */
export const RecordAllowed = z.object({
  detail: z.boolean(),
  edit: z.boolean(),
  remove: z.boolean(),
  print: z.boolean(),
  /** Whether the reader may open its case. */
  case: z.boolean(),
  /** Keys of enabled actions. */
  actions: z.array(z.string()),
})

export const RecordValues = z.record(z.string(), z.unknown())
export const RecordTexts = z.record(z.string(), z.string())

/** A record in a list: values and texts of the visible columns, by path. */
export const RecordRow = z.object({
  id: RecordId,
  version: z.number().int(),
  values: RecordValues,
  texts: RecordTexts,
  /** The case of the record. */
  caseId: Id.nullable(),
  status: CaseStatus.nullable(),
  /** In a tree list. */
  hasChildren: z.boolean(),
  can: RecordAllowed,
})
export type RecordRow = z.infer<typeof RecordRow>

/** A change of a value. `row` is a row of a sub-table. */
export const RecordDifference = z.object({
  path: Path,
  row: z.string().nullable(),
  label: z.string(),
  kind: z.enum(['changed', 'rowAdded', 'rowRemoved']),
  before: z.unknown(),
  after: z.unknown(),
  beforeText: z.string(),
  afterText: z.string(),
})
export type RecordDifference = z.infer<typeof RecordDifference>

/** A log entry of a record, without parts hidden from the reader. */
export const RecordChange = z.object({
  id: Id,
  version: z.number().int(),
  kind: z.enum(['created', 'changed', 'removed']),
  /** Null when an automatic step made it. */
  by: PersonRef.nullable(),
  at: Instant,
  changes: z.array(RecordDifference),
})
export type RecordChange = z.infer<typeof RecordChange>

/** Result for one of several records. */
export const RowResult = z.object({ id: Id, ok: z.boolean(), refusal: z.string(), message: z.string() })

/** Limit of data view rows that are searched, sorted and summed; more can only be paged. */
export const mostAnsweredRows = 10_000
