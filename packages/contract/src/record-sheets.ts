import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Paging, Path, Question, RecordId, Sort } from './records/words.ts'
import { Id } from './shapes.ts'

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
    summary: 'A link to a sheet of records: those of a page, chosen ones, or all that the question means',
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
      'A link to an empty sheet with the headings of every field that can be read in; * where one must be filled in',
    input: z.object({ modelId: Id, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
    output: Link,
    refusals: asking,
  }),
  startImport: endpoint({
    method: 'POST',
    path: '/api/visualdev/OnlineDev/:modelId/Import',
    access: 'member',
    summary:
      'Read an uploaded sheet (xlsx, csv; at most 100,000 rows) and check every row; nothing is stored in the model yet',
    input: z.object({ modelId: Id, fileId: Id }),
    output: z.object({ importId: Id }),
    refusals: [...asking, 'files.notFound', 'files.notReady'],
  }),
  currentImport: endpoint({
    method: 'GET',
    path: '/api/visualdev/OnlineDev/:modelId/Import',
    access: 'member',
    summary: 'The import that the caller began last with this model and has not ended; null without one',
    input: z.object({ modelId: Id }),
    output: z.object({ importId: Id.nullable() }),
    refusals: asking,
  }),
  previewImport: endpoint({
    method: 'GET',
    path: '/api/visualdev/OnlineDev/:modelId/ImportPreview',
    access: 'member',
    summary: 'How far an import is, and its rows with what is wrong in each cell',
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
      'Take the rows without a problem over, in batches; what is refused on the way joins the rows with problems',
    input: Import,
    output: z.null(),
    refusals: [...importing, 'records.importNotReady'],
  }),
  importErrors: endpoint({
    method: 'POST',
    path: '/api/visualdev/OnlineDev/:modelId/ImportExceptionData',
    access: 'member',
    summary:
      'A link to a sheet of the rows with problems, as they were, with the problems in words: to be corrected and read in again',
    input: Import.extend({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
    output: Link,
    refusals: importing,
  }),
  cancelImport: endpoint({
    method: 'DELETE',
    path: '/api/visualdev/OnlineDev/:modelId/Import/:importId',
    access: 'member',
    summary: 'Give an import up; what was taken over already stays',
    input: Import,
    output: z.null(),
    refusals: importing,
  }),
}
