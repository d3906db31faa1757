import { z } from 'zod'
import { Values } from '../approvals/inputs.ts'
import { Done, endpoint, Id, largestInteger, PersonRef } from '../wire/endpoint.ts'
import { reading } from './reading.ts'
import { RecordChange, RecordDifference, RecordId, RecordValues, RowResult } from './words.ts'

const asking = [
  'records.modelNotFound',
  'records.modelWithdrawn',
  'records.modelStopped',
  'records.noPermission',
  'records.notAllowed',
] as const
const changing = [
  ...asking,
  'records.notFound',
  'records.inFlow',
  'form.valuesRefused',
  'files.notFound',
] as const
const Saved = z.object({
  id: Id,
  version: z.number().int(),
  /** Paths of submitted values that may not be written; stored values stay. */
  ignored: z.array(z.string()),
})

const writing = {
  setFavourite: endpoint({
    method: 'PUT',
    path: '/api/visualdev/OnlineDev/:modelId/Actions/Favourite',
    access: 'member',
    summary: 'Add an application to your favorites, or remove it',
    input: z.object({ modelId: Id, isFavourite: z.boolean() }),
    output: Done,
    refusals: ['records.modelNotFound', 'records.noPermission'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/visualdev/OnlineDev/:modelId',
    access: 'member',
    summary: 'Create a record',
    input: z.object({ modelId: Id, values: Values }),
    output: Saved,
    refusals: [...asking, 'form.valuesRefused', 'files.notFound'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/visualdev/OnlineDev/:modelId/:id',
    access: 'member',
    summary:
      'Update a record; omitted fields don’t change. Rejected if someone changed it after `version`: call `changesSince`, then retry with the version it returns',
    input: z.object({
      modelId: Id,
      id: Id,
      version: z.number().int().min(1).max(largestInteger),
      values: Values,
    }),
    output: Saved,
    refusals: [...changing, 'records.changedMeanwhile'],
  }),
  changesSince: endpoint({
    method: 'GET',
    path: '/api/visualdev/OnlineDev/:modelId/:id/Changes',
    access: 'member',
    summary: 'List the changes of a record since a version: field, person, time and current value',
    input: z.object({ modelId: Id, id: Id, version: z.coerce.number().int().min(1).max(largestInteger) }),
    output: z.object({
      version: z.number().int(),
      values: RecordValues,
      list: z.array(
        RecordDifference.extend({
          by: PersonRef.nullable(),
          at: z.string(),
        }),
      ),
    }),
    refusals: [...asking, 'records.notFound'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/visualdev/OnlineDev/:modelId/:id',
    access: 'member',
    summary: 'Delete a record; its change history is kept',
    input: z.object({ modelId: Id, id: Id }),
    output: z.null(),
    refusals: [...asking, 'records.notFound', 'records.inFlow', 'records.hasChildren'],
  }),
  removeEach: endpoint({
    method: 'POST',
    path: '/api/visualdev/OnlineDev/batchDelete/:modelId',
    access: 'member',
    summary: 'Delete several records; returns one result per record',
    input: z.object({ modelId: Id, ids: z.array(Id).min(1).max(500) }),
    output: z.object({ results: z.array(RowResult) }),
    refusals: asking,
  }),
  act: endpoint({
    method: 'POST',
    path: '/api/visualdev/OnlineDev/:modelId/Actions/:action',
    access: 'member',
    summary:
      'Run a list action on selected records: update them or start a flow for each; returns one result per record, with the `caseId` of started requests',
    input: z.object({ modelId: Id, action: z.string().max(40), ids: z.array(Id).min(1).max(500) }),
    output: z.object({ results: z.array(RowResult.extend({ caseId: Id.nullable() })) }),
    refusals: [...asking, 'records.notAnAction'],
  }),
  log: endpoint({
    method: 'GET',
    path: '/api/visualdev/OnlineLog',
    access: 'member',
    summary: 'List the changes of a record you can see, newest first',
    input: z.object({
      modelId: Id,
      dataId: RecordId,
      cursor: z.string().max(200).optional(),
      pageSize: z.coerce.number().int().min(1).max(100).default(20),
    }),
    output: z.object({ list: z.array(RecordChange), next: z.string().nullable() }),
    refusals: [...asking, 'records.notFound'],
  }),
}

/** Records of dynamic models: forms with a published list. */
export const records = { ...reading, ...writing }

export {
  mostAnsweredRows,
  type RecordChange,
  type RecordDifference,
  type RecordRow,
} from './words.ts'
