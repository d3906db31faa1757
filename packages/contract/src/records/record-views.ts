import { ListSort } from '@signet/list'
import { z } from 'zod'
import { Done, endpoint, Id } from '../wire/endpoint.ts'
import { Filter, Paging, Path, Question, RecordId, Sort } from './words.ts'

/** A query of a list and its layout. Absent parts follow the list design. */
export const ViewSettings = z.strictObject({
  words: Question.shape.words,
  filter: Filter.optional(),
  tab: Question.shape.tab,
  sort: z.array(ListSort).min(1).max(5).optional(),
  /** Shown columns in order; `width` in pixels, on a desktop. */
  columns: z
    .array(z.strictObject({ field: Path, width: z.number().int().min(40).max(1000).optional() }))
    .min(1)
    .max(200)
    .optional(),
})
export type ViewSettings = z.infer<typeof ViewSettings>

const Name = z.string().trim().min(1).max(50)
const View = z.object({
  id: Id,
  name: z.string(),
  asks: ViewSettings,
  /** False when a saved part no longer exists or is not visible to the reader; that part is left out. */
  isWhole: z.boolean(),
  isPublished: z.boolean(),
  /** Whether it is the reader's default view. */
  isDefault: z.boolean(),
  can: z.object({ change: z.boolean(), publish: z.boolean() }),
})

const viewRefused = ['records.modelNotFound', 'records.modelWithdrawn', 'records.noPermission'] as const
const keeping = [
  'recordViews.nameTaken',
  'list.unknownField',
  'list.operatorRefused',
  'list.valueRefused',
  'list.tooManyConditions',
  'list.notSortable',
] as const
const One = z.object({ modelId: Id, id: Id })

/** Saved views of a model's records, personal and shared. */
export const recordViews = {
  list: endpoint({
    method: 'GET',
    path: '/api/visualdev/personal',
    access: 'member',
    summary: 'List the views of a list: shared views, then your own, each by name',
    input: z.object({ modelId: Id }),
    output: z.object({ list: z.array(View) }),
    refusals: viewRefused,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/visualdev/personal',
    access: 'member',
    summary: 'Save the filters, sorting and columns of a list as a view',
    input: z.object({ modelId: Id, name: Name, asks: ViewSettings }),
    output: z.object({ id: Id }),
    refusals: [...viewRefused, ...keeping, 'recordViews.tooMany'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/visualdev/personal/:id',
    access: 'member',
    summary: 'Rename a view or change its content; omitted properties don’t change',
    input: One.extend({ name: Name.optional(), asks: ViewSettings.optional() }),
    output: Done,
    refusals: [...viewRefused, ...keeping, 'recordViews.notFound', 'recordViews.notYours'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/visualdev/personal/:id',
    access: 'member',
    summary: 'Delete a view; lists that opened with it use the default view again',
    input: One,
    output: Done,
    refusals: [...viewRefused, 'recordViews.notFound', 'recordViews.notYours'],
  }),
  setDefault: endpoint({
    method: 'PUT',
    path: '/api/visualdev/personal/:id/setDefault',
    access: 'member',
    summary: 'Set or unset a view as your default for its list',
    input: One.extend({ isDefault: z.boolean() }),
    output: Done,
    refusals: [...viewRefused, 'recordViews.notFound'],
  }),
  publish: endpoint({
    method: 'PUT',
    path: '/api/visualdev/personal/:id/Actions/Publish',
    access: 'administrator',
    areas: ['lists'],
    summary: 'Share a view with everyone who can see the list, or make it private again',
    input: One.extend({ isPublished: z.boolean() }),
    output: Done,
    refusals: [...viewRefused, 'recordViews.notFound'],
  }),
}

const Link = z.object({ name: z.string(), url: z.string() })
const sheetRefused = [
  'records.modelNotFound',
  'records.modelWithdrawn',
  'records.noPermission',
  'records.notAllowed',
] as const
const importing = [...sheetRefused, 'records.importNotFound'] as const
const Import = z.object({ modelId: Id, importId: Id })

/** Export of records as xlsx or csv, and import in three steps. Each link works once, within a minute. */
export const recordSheets = {
  exportRecords: endpoint({
    method: 'POST',
    path: '/api/visualdev/OnlineDev/:modelId/Actions/ExportData',
    access: 'member',
    summary: 'Create a download link for a spreadsheet of records: one page, selected records or all matches',
    input: Question.extend({
      ...Paging.shape,
      sort: Sort,
      format: z.enum(['xlsx', 'csv']).default('xlsx'),
      which: z.enum(['page', 'chosen', 'all']).default('all'),
      ids: z.array(RecordId).max(10_000).optional(),
      /** Columns in order; those of the list by default. */
      columns: z.array(Path).min(1).max(200).optional(),
    }),
    answersSecret: true,
    output: Link,
    refusals: [
      ...sheetRefused,
      'list.unknownField',
      'list.operatorRefused',
      'list.valueRefused',
      'list.tooManyConditions',
      'list.notSortable',
    ],
  }),
  template: endpoint({
    method: 'GET',
    path: '/api/visualdev/OnlineDev/:modelId/TemplateDownload',
    access: 'member',
    summary:
      'Create a download link for an import template with a heading for every field; * marks required ones',
    input: z.object({ modelId: Id, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
    output: Link,
    refusals: sheetRefused,
  }),
  startImport: endpoint({
    method: 'POST',
    path: '/api/visualdev/OnlineDev/:modelId/Import',
    access: 'member',
    summary:
      'Read and check an uploaded spreadsheet (xlsx or csv, up to 100,000 rows) without storing records yet',
    input: z.object({ modelId: Id, fileId: Id }),
    output: z.object({ importId: Id }),
    refusals: [...sheetRefused, 'records.modelStopped', 'files.notFound', 'files.notReady'],
  }),
  currentImport: endpoint({
    method: 'GET',
    path: '/api/visualdev/OnlineDev/:modelId/Import',
    access: 'member',
    summary: 'Get your latest unfinished import of an application; null if there’s none',
    input: z.object({ modelId: Id }),
    output: z.object({ importId: Id.nullable() }),
    refusals: sheetRefused,
  }),
  previewImport: endpoint({
    method: 'GET',
    path: '/api/visualdev/OnlineDev/:modelId/ImportPreview',
    access: 'member',
    summary: 'Get the progress of an import and its rows with the problems in each cell',
    input: Import.extend({
      only: z.enum(['all', 'bad']).default('all'),
      /** Number of the last row before the page. */
      after: z.coerce.number().int().min(0).max(2_000_000_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(200).default(20),
    }),
    output: z.object({
      state: z.enum(['reading', 'ready', 'committing', 'done', 'failed', 'cancelled']),
      mode: z.enum(['add', 'addAndUpdate']),
      fileName: z.string(),
      /** Fields of the sheet's columns; no path for an unknown heading. */
      columns: z.array(z.object({ heading: z.string(), path: Path.nullable() })),
      /** Number of records; one may take several rows. */
      read: z.number().int(),
      bad: z.number().int(),
      added: z.number().int(),
      changed: z.number().int(),
      refused: z.number().int(),
      /** Error message. */
      failure: z.string(),
      list: z.array(
        z.object({
          number: z.number().int(),
          /** Row where its record starts; further rows hold sub-table rows. */
          record: z.number().int(),
          cells: z.array(z.object({ text: z.string(), problem: z.string() })),
          /** Mistakes of the whole row, or of a field without a column. */
          problems: z.array(z.string()),
        }),
      ),
      next: z.number().int().nullable(),
    }),
    refusals: importing,
  }),
  commitImport: endpoint({
    method: 'POST',
    path: '/api/visualdev/OnlineDev/:modelId/ImportData',
    access: 'member',
    summary:
      'Import the rows without problems in batches; rows rejected on the way are added to the rows with problems',
    input: Import,
    output: z.null(),
    refusals: [...importing, 'records.modelStopped', 'records.importNotReady'],
  }),
  importErrors: endpoint({
    method: 'POST',
    path: '/api/visualdev/OnlineDev/:modelId/ImportExceptionData',
    access: 'member',
    summary:
      'Create a download link for the rows with problems and their descriptions, to correct and import again',
    input: Import.extend({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
    answersSecret: true,
    output: Link,
    refusals: importing,
  }),
  cancelImport: endpoint({
    method: 'DELETE',
    path: '/api/visualdev/OnlineDev/:modelId/Import/:importId',
    access: 'member',
    summary: 'Cancel an import; records already imported are kept',
    input: Import,
    output: z.null(),
    refusals: importing,
  }),
}
