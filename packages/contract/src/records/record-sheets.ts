import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/shapes.ts'
import { Paging, Path, Question, RecordId, Sort } from './words.ts'

const Link = z.object({ name: z.string(), url: z.string() })
const asking = [
  'records.modelNotFound',
  'records.modelWithdrawn',
  'records.noPermission',
  'records.notAllowed',
] as const
const importing = [...asking, 'records.importNotFound'] as const
const Import = z.object({ modelId: Id, importId: Id })

/** Records as sheets: taken out as xlsx or csv, and read in, in three steps. Links give their bytes once within a minute. */
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
      /** In this order; the columns of the list without it. */
      columns: z.array(Path).min(1).max(200).optional(),
    }),
    output: Link,
    refusals: [
      ...asking,
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
    refusals: asking,
  }),
  startImport: endpoint({
    method: 'POST',
    path: '/api/visualdev/OnlineDev/:modelId/Import',
    access: 'member',
    summary:
      'Read and check an uploaded spreadsheet (xlsx or csv, up to 100,000 rows) without storing records yet',
    input: z.object({ modelId: Id, fileId: Id }),
    output: z.object({ importId: Id }),
    refusals: [...asking, 'files.notFound', 'files.notReady'],
  }),
  currentImport: endpoint({
    method: 'GET',
    path: '/api/visualdev/OnlineDev/:modelId/Import',
    access: 'member',
    summary: 'Get your latest unfinished import of an application; null if there’s none',
    input: z.object({ modelId: Id }),
    output: z.object({ importId: Id.nullable() }),
    refusals: asking,
  }),
  previewImport: endpoint({
    method: 'GET',
    path: '/api/visualdev/OnlineDev/:modelId/ImportPreview',
    access: 'member',
    summary: 'Get the progress of an import and its rows with the problems in each cell',
    input: Import.extend({
      only: z.enum(['all', 'bad']).default('all'),
      /** The number of the last row before the page. */
      after: z.coerce.number().int().min(0).max(2_000_000_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(200).default(20),
    }),
    output: z.object({
      state: z.enum(['reading', 'ready', 'committing', 'done', 'failed', 'cancelled']),
      mode: z.enum(['add', 'addAndUpdate']),
      fileName: z.string(),
      /** What the columns of the sheet hold; no path where a heading names no field. */
      columns: z.array(z.object({ heading: z.string(), path: Path.nullable() })),
      /** Records, not rows: one may take several rows. */
      read: z.number().int(),
      bad: z.number().int(),
      added: z.number().int(),
      changed: z.number().int(),
      refused: z.number().int(),
      /** Why it failed, in a sentence. */
      failure: z.string(),
      list: z.array(
        z.object({
          number: z.number().int(),
          /** The number of the row in which its record begins; the further ones hold rows of sub-tables. */
          record: z.number().int(),
          cells: z.array(z.object({ text: z.string(), problem: z.string() })),
          /** What concerns the row as a whole, or a field without a column. */
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
    refusals: [...importing, 'records.importNotReady'],
  }),
  importErrors: endpoint({
    method: 'POST',
    path: '/api/visualdev/OnlineDev/:modelId/ImportExceptionData',
    access: 'member',
    summary:
      'Create a download link for the rows with problems and their descriptions, to correct and import again',
    input: Import.extend({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
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
