import { LocalizedText } from '@signet/form'
import { z } from 'zod'
import { ConditionGroup } from '../conditions/condition.ts'
import { operators } from '../conditions/operators.ts'
import { buttonKeys } from './buttons.ts'
import { ListAction } from './list-action.ts'
import { ListPath } from './list-path.ts'

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
