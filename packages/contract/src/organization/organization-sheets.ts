import { z } from 'zod'
import { endpoint, Id } from '../wire/endpoint.ts'

const Count = z.number().int()
/** What is wrong with one cell; the row is that of the sheet, counted from 1. */
const WrongCell = z.object({ row: Count, column: z.string(), value: z.string(), reason: z.string() })

/** What an import does: rows by what happens to them, and the first of the wrong cells. */
export const OrganizationImport = z.object({
  rows: Count,
  added: Count,
  changed: Count,
  unchanged: Count,
  wrong: Count,
  /** Posts that people of the sheet are given and that do not exist yet. */
  postsAdded: Count,
  wrongCells: z.array(WrongCell),
  /** How many wrong cells there are in all. */
  wrongCellCount: Count,
})
export type OrganizationImport = z.infer<typeof OrganizationImport>

const reading = [
  'files.notFound',
  'files.notReady',
  'sheets.unreadable',
  'sheets.tooWide',
  'sheets.tooLarge',
  'records.nothingToImport',
  'records.tooManyRows',
  'server.tooMuchWork',
  'request.tooMany',
] as const
const sheet = { kind: z.enum(['departments', 'people', 'roles', 'groups']), fileId: Id }

/** Departments, posts, people, roles and groups as sheets. */
export const organizationSheets = {
  link: endpoint({
    method: 'GET',
    path: '/api/permission/Sheets/:kind/Export',
    access: 'administrator',
    summary:
      'Create a download link for all departments, posts, people, roles or groups, or for an empty template',
    input: z.object({
      kind: z.enum(['departments', 'posts', 'people', 'roles', 'groups']),
      content: z.enum(['all', 'template']).default('all'),
      format: z.enum(['xlsx', 'csv']).default('xlsx'),
    }),
    output: z.object({ name: z.string(), url: z.string() }),
    refusals: ['session.confirmFirst'],
  }),
  preview: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/permission/Sheets/:kind/ImportPreview',
    access: 'administrator',
    summary: 'Check a sheet of departments, people, roles or groups and name every wrong cell',
    input: z.object(sheet),
    output: OrganizationImport,
    refusals: reading,
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/permission/Sheets/:kind/Import',
    access: 'administrator',
    summary: 'Import the right rows of a sheet of departments, people, roles or groups, all at once',
    input: z.object(sheet),
    output: OrganizationImport,
    refusals: reading,
  }),
}
