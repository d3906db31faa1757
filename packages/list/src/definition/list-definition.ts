import { FieldKey, type FormPlan, LocalizedText } from '@signet/form'
import { z } from 'zod'
import { ConditionGroup } from '../conditions/condition.ts'
import { operators } from '../conditions/operators.ts'
import { isNumeric, type ListField, ListPath, listField } from './list-field.ts'

/** Built-in buttons. `add`, `import` and `export` belong to the list, the others to a record. */
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

/** Source of a field value: fixed, copied from the record, or computed. */
const Filled = z.union([
  z.strictObject({ value: z.json() }),
  z.strictObject({ field: FieldKey }),
  z.strictObject({ formula: FormulaText }),
])
const Fills = z.record(FieldKey, Filled)

const ActionEffect = z.discriminatedUnion('kind', [
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

/** A custom button on a record, or over the list for the selected records. */
export const ListAction = z.strictObject({
  key: Key,
  label: LocalizedText,
  icon: z.string().max(60).default(''),
  place: z.enum(['record', 'list']).default('record'),
  /** Enabled only on records for which this formula is true. */
  enabledWhen: FormulaText.optional(),
  /** Confirmation question. */
  confirm: LocalizedText.optional(),
  does: ActionEffect,
})
export type ListAction = Readonly<z.output<typeof ListAction>>
export type Fill = Readonly<z.output<typeof Filled>>

export const listDefinitionVersion = 1

const ListColumn = z.strictObject({
  field: ListPath,
  /** Overrides the field's label. */
  label: LocalizedText.optional(),
  /** In pixels, on a desktop. */
  width: z.number().int().min(40).max(1000).optional(),
  /** `auto`: numbers to the right, everything else to the left. */
  align: z.enum(['auto', 'left', 'center', 'right']).default('auto'),
  fixed: z.enum(['none', 'left', 'right']).default('none'),
  sortable: z.boolean().default(true),
  /** Shown until a person chooses columns. */
  shown: z.boolean().default(true),
})

const ListSearch = z.strictObject({
  field: ListPath,
  label: LocalizedText.optional(),
  /** Operator of the filter; the kind's first by default. */
  operator: z.enum(operators).optional(),
  multiple: z.boolean().default(false),
  /** Initial value of the filter. */
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

/** A list of a form's records, for desktop and phone. */
export const ListDefinition = z.strictObject({
  version: z.literal(listDefinitionVersion),
  layout: z.enum(['table', 'leftTree', 'groups', 'tree']).default('table'),
  /** Table cells are editable in place on a desktop. */
  inlineEdit: z.boolean().default(false),
  columns: z.array(ListColumn).min(1).max(200),
  /** The filter drawer. */
  searches: z.array(ListSearch).max(50).default([]),
  /** Fields of the search box. */
  keyword: z.array(ListPath).max(20).default([]),
  sort: z.array(ListSort).max(5).default([]),
  pageSize: z.union([z.literal(20), z.literal(50), z.literal(80), z.literal(100)]).default(20),
  /** One tab per value of a field. */
  tabs: z.strictObject({ field: ListPath, withAll: z.boolean().default(true) }).optional(),
  /** A tree beside the list; selecting a node filters by it, or by it and its descendants. */
  leftTree: z
    .strictObject({ field: ListPath, title: LocalizedText.default(''), withBelow: z.boolean().default(true) })
    .optional(),
  /** Field by which a list is grouped. */
  group: z.strictObject({ field: ListPath }).optional(),
  /** Field with the parent id, in a tree list. */
  tree: z.strictObject({ parent: ListPath }).optional(),
  /** Number columns with a sum. */
  sums: z.array(ListPath).max(20).default([]),
  /** Card of a record on the phone; the first columns by default. */
  card: z
    .strictObject({ title: ListPath.optional(), fields: z.array(ListPath).max(8).default([]) })
    .default({ fields: [] }),
  buttons: z
    .array(ListButton)
    .max(buttonKeys.length)
    .default(() => buttonKeys.map((key) => ({ key, shown: true }))),
  actions: z.array(ListAction).max(30).default([]),
  /** Filter of the whole list, independent of grants. */
  only: ConditionGroup.optional(),
  /** Parts that need a grant; others are open to every reader of the model. */
  restricts: z
    .strictObject({
      columns: z.boolean().default(false),
      fields: z.boolean().default(false),
      buttons: z.boolean().default(false),
      records: z.boolean().default(false),
    })
    .prefault({}),
  /** Person fields, or `$author`: the person in one of them has the record without a grant. */
  own: z.array(ListPath).max(10).default([]),
  /** Records of cases: for the readers of each case with their field rights, or open like all others. */
  cases: z.enum(['forReaders', 'open']).default('forReaders'),
  /** Import mode: only new records, or also updates of those with equal key fields. */
  importing: z
    .strictObject({
      mode: z.enum(['add', 'addAndUpdate']).default('add'),
      keys: z.array(ListPath).max(6).default([]),
    })
    .prefault({}),
})
export type ListDefinition = Readonly<z.output<typeof ListDefinition>>
export type ListDefinitionInput = z.input<typeof ListDefinition>

type ListColumn = ListDefinition['columns'][number]

/** How a column that shows this field is aligned in a table. */
export function alignmentOf(
  { align }: Pick<ListColumn, 'align'>,
  field: ListField | undefined,
): Exclude<ListColumn['align'], 'auto'> {
  if (align !== 'auto') return align
  return field && isNumeric(field) ? 'right' : 'left'
}

/** Columns editable in place, by the list and field kinds. Rights decide per record and person. */
export function editableColumns(
  { inlineEdit, columns }: Pick<ListDefinition, 'inlineEdit' | 'columns'>,
  form: Pick<FormPlan, 'byPath'>,
): ReadonlySet<string> {
  if (!inlineEdit) return new Set()
  const paths = columns.map(({ field }) => field)
  return new Set(paths.filter((path) => isTyped(listField(form, path))))
}

/** A single value of the record that people enter. */
function isTyped(field: ListField | undefined): boolean {
  if (field?.from !== 'form' || field.field.parent !== undefined) return false
  const { kind, settings } = field.field
  return kind.holds === 'value' && !kind.fill && !kind.formula?.(settings) && !kind.assignment?.(settings)
}
