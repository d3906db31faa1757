import { FieldKey, type FormPlan, LocalizedText } from '@signet/form'
import { z } from 'zod'
import { ConditionGroup } from '../conditions/condition.ts'
import { operators } from '../conditions/operators.ts'
import { type ListField, ListPath, listField } from './list-field.ts'

/** What people do with records. `add`, `import` and `export` belong to the list, the others to a record. */
export const buttonKeys = [
  'add',
  'edit',
  'remove',
  'detail',
  'batchRemove',
  'import',
  'export',
  'print',
] as const
export type ButtonKey = (typeof buttonKeys)[number]

const Key = z.string().regex(/^[a-z][A-Za-z0-9_]{0,38}$/)
const FormulaText = z.string().min(1).max(2000)

/** Where the value of a field comes from: fixed, taken over from the record as it is, or worked out. */
const Filled = z.union([
  z.strictObject({ value: z.json() }),
  z.strictObject({ field: FieldKey }),
  z.strictObject({ formula: FormulaText }),
])
const Fills = z.record(FieldKey, Filled)

const Deed = z.discriminatedUnion('kind', [
  /** Opens another form with values filled in. */
  z.strictObject({ kind: z.literal('openForm'), form: z.string().min(1).max(80), fills: Fills.default({}) }),
  z.strictObject({
    kind: z.literal('callInterface'),
    interface: z.string().min(1).max(80),
    parameters: Fills.default({}),
  }),
  /** Changes fields of the chosen records. */
  z.strictObject({ kind: z.literal('changeRecords'), set: Fills }),
  /** Launches a case for each chosen record. */
  z.strictObject({ kind: z.literal('launchFlow'), flow: z.string().min(1).max(80), fills: Fills }),
])

/** A button of the administrator's own, on a record or over the list (then for the records that are chosen). */
export const ListAction = z.strictObject({
  key: Key,
  label: LocalizedText,
  icon: z.string().max(60).default(''),
  place: z.enum(['record', 'list']).default('record'),
  /** Only on records for which this formula is true. */
  enabledWhen: FormulaText.optional(),
  /** Asked before it is done. */
  confirm: LocalizedText.optional(),
  does: Deed,
})
export type ListAction = Readonly<z.output<typeof ListAction>>
export type Fill = Readonly<z.output<typeof Filled>>

export const listDefinitionVersion = 1

const ListColumn = z.strictObject({
  field: ListPath,
  /** Instead of the field's own. */
  label: LocalizedText.optional(),
  /** In pixels, on a desktop. */
  width: z.number().int().min(40).max(1000).optional(),
  align: z.enum(['left', 'center', 'right']).default('left'),
  fixed: z.enum(['none', 'left', 'right']).default('none'),
  sortable: z.boolean().default(true),
  /** Shown until a person chooses columns. */
  shown: z.boolean().default(true),
})

const ListSearch = z.strictObject({
  field: ListPath,
  label: LocalizedText.optional(),
  /** How the filter asks; the kind's first way without it. */
  operator: z.enum(operators).optional(),
  multiple: z.boolean().default(false),
  /** What stands in the filter when the list is opened. */
  initial: z
    .union([z.strictObject({ value: z.json() }), z.strictObject({ formula: z.string().min(1).max(2000) })])
    .optional(),
})

export const ListSort = z.strictObject({
  field: ListPath,
  direction: z.enum(['ascending', 'descending']).default('ascending'),
})
export type ListSort = Readonly<z.output<typeof ListSort>>

const ListButton = z.strictObject({
  key: z.enum(buttonKeys),
  label: LocalizedText.optional(),
  shown: z.boolean().default(true),
})

/** How the records of a form are listed, found, changed and by whom, on the desktop and on the phone. */
export const ListDefinition = z.strictObject({
  version: z.literal(listDefinitionVersion),
  layout: z.enum(['table', 'leftTree', 'groups', 'tree']).default('table'),
  /** Cells of the table are changed where they stand, on a desktop. */
  inlineEdit: z.boolean().default(false),
  columns: z.array(ListColumn).min(1).max(200),
  /** The filter drawer. */
  searches: z.array(ListSearch).max(50).default([]),
  /** What the search box looks into. */
  keyword: z.array(ListPath).max(20).default([]),
  sort: z.array(ListSort).max(5).default([]),
  pageSize: z.union([z.literal(20), z.literal(50), z.literal(80), z.literal(100)]).default(20),
  /** One tab per value of a field. */
  tabs: z.strictObject({ field: ListPath, withAll: z.boolean().default(true) }).optional(),
  /** A tree beside the list: whoever chooses a node sees the records of it, or of it and below. */
  leftTree: z
    .strictObject({ field: ListPath, title: LocalizedText.default(''), withBelow: z.boolean().default(true) })
    .optional(),
  /** What the groups of a grouped list have in common. */
  group: z.strictObject({ field: ListPath }).optional(),
  /** The field that holds the id of the record above, in a list that is a tree. */
  tree: z.strictObject({ parent: ListPath }).optional(),
  /** Number columns that show their sum. */
  sums: z.array(ListPath).max(20).default([]),
  /** The card of a record on the phone; the first columns without it. */
  card: z
    .strictObject({ title: ListPath.optional(), fields: z.array(ListPath).max(8).default([]) })
    .default({ fields: [] }),
  buttons: z
    .array(ListButton)
    .max(buttonKeys.length)
    .default(() => buttonKeys.map((key) => ({ key, shown: true }))),
  actions: z.array(ListAction).max(30).default([]),
  /** Records that nobody meets in this list, whatever is granted. */
  only: ConditionGroup.optional(),
  /** What people need a grant for; everything else is open to whoever reaches the model. */
  restricts: z
    .strictObject({
      columns: z.boolean().default(false),
      fields: z.boolean().default(false),
      buttons: z.boolean().default(false),
      records: z.boolean().default(false),
    })
    .prefault({}),
  /** Sheets that are read in: only new records, or also changes to those with the same values in the key fields. */
  importing: z
    .strictObject({
      mode: z.enum(['add', 'addAndUpdate']).default('add'),
      keys: z.array(ListPath).max(6).default([]),
    })
    .prefault({}),
})
export type ListDefinition = Readonly<z.output<typeof ListDefinition>>
export type ListDefinitionInput = z.input<typeof ListDefinition>

/**
 * Columns whose cells may be changed where they stand, as far as the list and the kinds of its fields go. Whether that
 * holds on a record, and for whom, its rights say.
 */
export function editableColumns(
  { inlineEdit, columns }: Pick<ListDefinition, 'inlineEdit' | 'columns'>,
  form: Pick<FormPlan, 'byPath'>,
): ReadonlySet<string> {
  if (!inlineEdit) return new Set()
  const paths = columns.map(({ field }) => field)
  return new Set(paths.filter((path) => isTyped(listField(form, path))))
}

/** One value of the record itself that people fill in, not the product. */
function isTyped(field: ListField | undefined): boolean {
  if (field?.from !== 'form' || field.field.parent !== undefined) return false
  const { kind, settings } = field.field
  return kind.holds === 'value' && !kind.fill && !kind.formula?.(settings) && !kind.assignment?.(settings)
}
