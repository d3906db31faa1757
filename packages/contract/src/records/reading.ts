import { operators } from '@signet/list'
import { mostFormulas, PrintedRecord } from '@signet/print'
import { z } from 'zod'
import { Definition, Names, Rights } from '../approvals/inputs.ts'
import { askingRefusals } from '../data-interfaces/asking.ts'
import { Empty, endpoint, Id } from '../wire/endpoint.ts'
import {
  Paging,
  Path,
  Question,
  RecordAllowed,
  RecordId,
  RecordRow,
  RecordTexts,
  RecordValues,
  Sort,
} from './words.ts'

const asking = ['records.modelNotFound', 'records.modelWithdrawn', 'records.noPermission'] as const
/** Refusals of data interfaces, whose rows data views show. */
const answering = [
  ...asking,
  'records.tooManyAnswered',
  'dataInterfaces.notFound',
  'dataInterfaces.columnUnknown',
  ...askingRefusals,
] as const
const filtering = [
  ...answering,
  'list.unknownField',
  'list.operatorRefused',
  'list.valueRefused',
  'list.tooManyConditions',
] as const

/** A list field visible to the reader. */
const ListFieldView = z.object({
  path: Path,
  label: z.string(),
  /** Field kind, or `person`, `instant`, `organization`, `position` or `status` for system fields. */
  kind: z.string(),
  operators: z.array(z.enum(operators)),
  isSortable: z.boolean(),
})

const Paged = z.object({
  list: z.array(RecordRow),
  next: z.string().nullable(),
  pagination: z.object({
    currentPage: z.number().int(),
    pageSize: z.number().int(),
    total: z.number().int(),
  }),
})

const Counted = z.object({
  value: z.union([z.string(), z.boolean(), z.null()]),
  text: z.string(),
  count: z.number().int(),
})

export const reading = {
  models: endpoint({
    method: 'GET',
    path: '/api/visualdev/OnlineDev',
    access: 'member',
    summary: 'List the applications you can use, with the buttons available to you',
    input: Empty,
    output: z.object({
      list: z.array(
        z.object({
          id: Id,
          name: z.string(),
          code: z.string(),
          /** For search: full pinyin, a space, initials of its name, and its names in every language. */
          spelling: z.string(),
          category: z.string(),
          /** The category in the reader's language, with those that it is in before it. */
          categoryName: z.string(),
          buttons: z.array(z.string()),
          isFavourite: z.boolean(),
          /** Icon name; when empty, the first letter of its name is shown. */
          icon: z.string(),
        }),
      ),
    }),
    refusals: [],
  }),
  config: endpoint({
    method: 'GET',
    path: '/api/visualdev/OnlineDev/:modelId/Config',
    access: 'member',
    summary: 'Get an application as you can use it, without hidden fields and columns',
    input: z.object({ modelId: Id }),
    output: z.object({
      id: Id,
      name: z.string(),
      code: z.string(),
      /** Changes with each publication. */
      version: z.string(),
      form: Definition,
      /** Field rights for a new record, by path. */
      rights: Rights,
      list: Definition,
      fields: z.array(ListFieldView),
      /** Buttons and actions the reader may use on some record. */
      buttons: z.array(z.string()),
      /** Whether rows come from an interface and keep their order unless sorted. */
      isDataView: z.boolean(),
      /** Flows of this form the reader may launch; launching creates the record. */
      flows: z.array(z.object({ id: Id, name: z.string() })),
    }),
    refusals: asking,
  }),
  list: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/visualdev/OnlineDev/:modelId/List',
    access: 'member',
    summary:
      'List records with search, filters and sorting, by cursor or page number. A `total` above 10,000 only says that there are more; with a cursor, it is that of the first page',
    input: Question.extend({ ...Paging.shape, sort: Sort }),
    output: Paged,
    refusals: [...filtering, 'list.notSortable'],
  }),
  summary: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/visualdev/OnlineDev/:modelId/Summary',
    access: 'member',
    summary: 'Get the totals of number columns over all matching records, and the record count of each tab',
    input: Question,
    output: z.object({
      total: z.number().int(),
      sums: z.array(z.object({ path: Path, value: z.string(), text: z.string() })),
      tabs: z.array(Counted),
    }),
    refusals: filtering,
  }),
  groups: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/visualdev/OnlineDev/:modelId/Groups',
    access: 'member',
    summary:
      'List the groups of a grouped list (up to 500) with counts and totals; filter by a group’s value to open it',
    input: Question,
    output: z.object({
      field: Path,
      list: z.array(
        Counted.extend({ sums: z.array(z.object({ path: Path, value: z.string(), text: z.string() })) }),
      ),
    }),
    refusals: filtering,
  }),
  nodes: endpoint({
    method: 'GET',
    path: '/api/visualdev/OnlineDev/:modelId/Nodes',
    access: 'member',
    summary:
      'Get the tree of a list, parents first: organizations, the options of its field, or the values in its records (up to 500)',
    input: z.object({ modelId: Id }),
    output: z.object({
      list: z.array(z.object({ id: z.string(), parentId: z.string().nullable(), text: z.string() })),
    }),
    refusals: [...answering, 'list.unknownField'],
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/visualdev/OnlineDev/:modelId/:id',
    access: 'member',
    summary: 'Get a record: values, names of referenced items, and editable fields',
    input: z.object({ modelId: Id, id: RecordId }),
    output: z.object({
      id: RecordId,
      version: z.number().int(),
      values: RecordValues,
      names: Names,
      rights: Rights,
      can: RecordAllowed,
      caseId: Id.nullable(),
      author: z.object({ id: z.string(), name: z.string() }),
      createdAt: z.string(),
      changedBy: z.object({ id: z.string(), name: z.string() }),
      changedAt: z.string(),
    }),
    refusals: [...answering, 'records.notFound'],
  }),
  detail: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/visualdev/OnlineDev/:modelId/DataChange',
    access: 'member',
    summary:
      'Get a record as display texts by field; `propsValue` names the field that `id` refers to if it isn’t the record ID',
    input: z.object({
      modelId: Id,
      id: RecordId,
      propsValue: z.string().max(90).optional(),
    }),
    output: z.object({ id: RecordId, data: z.record(z.string(), z.unknown()) }),
    refusals: [...answering, 'records.notFound', 'list.unknownField'],
  }),
  choose: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/visualdev/Base/:id/FieldDataSelect',
    access: 'member',
    summary:
      'List records to choose from, or those with the given IDs: the display field and further columns',
    input: z.object({
      id: Id,
      /** Field that represents a record. */
      relationField: Path.optional(),
      /** More columns, separated by commas. */
      columnOptions: z.string().max(2000).default(''),
      /** 0: search the shown field; 1: search all requested columns. */
      queryType: z.union([z.literal(0), z.literal(1)]).default(0),
      keyword: z.string().trim().max(100).optional(),
      ids: z.array(RecordId).max(500).optional(),
      /** Field that `ids` refer to; the record id by default. */
      propsValue: Path.default('id'),
      ...Paging.shape,
    }),
    output: z.object({
      list: z.array(z.object({ id: RecordId, text: z.string(), columns: RecordTexts, values: RecordValues })),
      next: z.string().nullable(),
      pagination: Paged.shape.pagination,
    }),
    refusals: [...answering, 'list.unknownField'],
  }),
  print: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/visualdev/OnlineDev/:modelId/Print',
    access: 'member',
    summary: 'Get records for printing, in the order of the IDs; records you can’t print are omitted',
    input: z.object({
      modelId: Id,
      ids: z.array(RecordId).min(1).max(500),
      /** Formulas of published templates, evaluated over the visible part of each record; an empty text when one fails. */
      formulas: z.array(z.string().min(1).max(2000)).max(mostFormulas).default([]),
      /** Include empty fields. */
      withEmpty: z.boolean().default(false),
      /** Include the visible history of their cases. */
      withTimeline: z.boolean().default(false),
    }),
    output: z.object({ list: z.array(PrintedRecord) }),
    refusals: [...answering, 'records.formulaNotPublished'],
  }),
}
