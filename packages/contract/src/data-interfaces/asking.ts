import { z } from 'zod'
import { endpoint, Id } from '../wire/endpoint.ts'
import { InterfaceRow } from './interface-settings.ts'

/** A parameter as inherited clients send it: its value is in `defaultValue`; other keys are theirs. */
export const GivenParameter = z.object({
  field: z.string().max(100),
  defaultValue: z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]).optional(),
})
const paramList = z.array(GivenParameter).max(50).default([])
const Column = z.string().max(100).default('')

/** Refusals of a query. */
export const askingRefusals = [
  'dataInterfaces.parameterMissing',
  'dataInterfaces.parameterInvalid',
  'dataInterfaces.columnUnknown',
  'dataInterfaces.notAList',
  'dataInterfaces.statementFailed',
  'dataInterfaces.statementSeveral',
  'dataInterfaces.statementNotQuery',
  'dataInterfaces.parameterUnknown',
  'dataInterfaces.urlInvalid',
  'dataInterfaces.bodyInvalid',
  'dataInterfaces.sourceNotFound',
  'dataInterfaces.sourceUnreachable',
  'dataInterfaces.sourceInvalid',
  'dataInterfaces.tooLarge',
  'outside.unknownHost',
  'outside.innerAddress',
  'outside.timedOut',
  'outside.unreachable',
  'outside.failed',
  'outside.redirected',
  'outside.tooLarge',
  'outside.notJson',
  'secrets.noKey',
  'secrets.unreadable',
  'request.tooMany',
] as const
const refusals = ['dataInterfaces.notFound', 'dataInterfaces.notAllowed', ...askingRefusals] as const

/** Queries by forms and lists. */
export const asking = {
  rows: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/system/DataInterface/:id/Actions/List',
    access: 'member',
    summary: 'List rows by page; the keyword is searched in `columnOptions` (comma-separated column names)',
    input: z.object({
      id: Id,
      paramList,
      keyword: z.string().trim().max(100).default(''),
      columnOptions: z.string().max(2000).default(''),
      currentPage: z.number().int().min(1).max(10_000).default(1),
      pageSize: z.number().int().min(1).max(200).default(20),
    }),
    output: z.object({
      list: z.array(InterfaceRow),
      /** Column names in the reader's language, where defined. */
      columns: z.array(z.object({ name: z.string(), label: z.string() })),
      pagination: z.object({
        currentPage: z.number().int(),
        pageSize: z.number().int(),
        total: z.number().int(),
      }),
      /** Whether rows are used unchanged. */
      dataProcessing: z.literal(''),
    }),
    refusals,
  }),
  rowsByIds: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/system/DataInterface/:id/Actions/InfoByIds',
    access: 'member',
    summary: 'Get the rows of stored values in the order of `ids`; missing rows are empty',
    input: z.object({
      id: Id,
      paramList,
      ids: z.array(z.string().max(500)).max(500),
      /** Column of the ids. */
      propsValue: Column,
      relationField: Column,
    }),
    output: z.array(InterfaceRow),
    refusals,
  }),
  preview: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/system/DataInterface/:id/Actions/Preview',
    access: 'member',
    summary: 'List the first thousand rows as options of a field',
    input: z.object({ id: Id, paramList }),
    output: z.array(InterfaceRow),
    refusals,
  }),
}
