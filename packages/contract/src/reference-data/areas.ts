import { z } from 'zod'
import { Done, endpoint, Id, PageInput, pageOf } from '../wire/endpoint.ts'

const AreaId = z.string().max(20)
const Name = z.string().trim().min(1).max(60)
/** What an own area is stored by in records, so it never changes: no `/`, which separates areas of a path. */
const AreaCode = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9]{2,20}$/)

/** An area as administrators maintain it. */
const ManagedArea = z.object({
  id: AreaId,
  fullName: z.string(),
  /** The name in the bundled areas; empty for an area of the company's own. */
  bundledName: z.string(),
  isOwn: z.boolean(),
  /** 0: switched off. Records that have it still show it. */
  enabledMark: z.literal([0, 1]),
  isLeaf: z.boolean(),
  /** Ids from the province down to the area itself, and their names. */
  path: z.array(z.string()),
  names: z.array(z.string()),
})

const Count = z.number().int()

const AreaImport = z.object({
  rows: Count,
  added: Count,
  changed: Count,
  unchanged: Count,
  wrong: Count,
  wrongCells: z.array(z.object({ row: Count, column: z.string(), value: z.string(), reason: z.string() })),
  wrongCellCount: Count,
})

const asAdministrator = { access: 'administrator', areas: ['data'] } as const
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

/** The administrative areas of a company: the bundled ones with its own changes over them. */
export const areaAdministration = {
  below: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/system/Area/:id/Children',
    summary: 'List the areas directly under an area (`0`: provinces) in order, with those switched off',
    input: z.object({ id: AreaId }),
    output: z.object({ list: z.array(ManagedArea) }),
    refusals: ['areas.notFound'],
  }),
  find: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/system/Area/Managed',
    summary: 'Find areas by name, pinyin, initials or code, or list what the company changed',
    input: PageInput.extend({
      keyword: z.string().trim().max(50).default(''),
      /** `changed`: only areas that were added, renamed or switched off. */
      only: z.literal(['all', 'changed']).default('all'),
    }),
    output: pageOf(ManagedArea),
    refusals: [],
  }),
  create: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/system/Area',
    summary: 'Add an area under another; its code stays',
    input: z.object({ parentId: AreaId.default('0'), enCode: AreaCode, fullName: Name }),
    output: z.object({ id: Id }),
    refusals: ['areas.notFound', 'areas.codeTaken', 'areas.nameTaken', 'areas.tooDeep', 'areas.tooMany'],
  }),
  update: endpoint({
    ...asAdministrator,
    method: 'PUT',
    path: '/api/system/Area/:id',
    summary: 'Rename an area or switch it on or off; the bundled name makes it bundled again',
    input: z.object({ id: AreaId, fullName: Name, enabledMark: z.literal([0, 1]).default(1) }),
    output: Done,
    refusals: ['areas.notFound', 'areas.nameTaken', 'areas.tooMany'],
  }),
  order: endpoint({
    ...asAdministrator,
    method: 'PUT',
    path: '/api/system/Area/:id/Order',
    summary: 'Order the areas under an area (`0`: provinces)',
    input: z.object({ id: AreaId, ids: z.array(AreaId).max(2000) }),
    output: Done,
    refusals: ['areas.notFound'],
  }),
  remove: endpoint({
    ...asAdministrator,
    method: 'DELETE',
    path: '/api/system/Area/:id',
    summary: 'Remove an area of the company’s own; records keep its name',
    input: z.object({ id: AreaId }),
    output: Done,
    refusals: ['areas.notFound', 'areas.bundled', 'areas.notEmpty'],
  }),
  link: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/system/Area/Sheet/Export',
    summary: 'Create a download link for a sheet of all areas, of the changed ones, or for an empty template',
    input: z.object({
      content: z.enum(['all', 'changed', 'template']).default('changed'),
      format: z.enum(['xlsx', 'csv']).default('xlsx'),
    }),
    output: z.object({ name: z.string(), url: z.string() }),
    refusals: [],
  }),
  preview: endpoint({
    ...asAdministrator,
    method: 'POST',
    onlyReads: true,
    path: '/api/system/Area/Sheet/ImportPreview',
    summary: 'Check a sheet of areas and name every wrong cell',
    input: z.object({ fileId: Id }),
    output: AreaImport,
    refusals: reading,
  }),
  import: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/system/Area/Sheet/Import',
    summary: 'Import the right rows of a sheet of areas, all at once',
    input: z.object({ fileId: Id }),
    output: AreaImport,
    refusals: [...reading, 'areas.tooMany'],
  }),
}
