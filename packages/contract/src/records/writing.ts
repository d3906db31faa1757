import { z } from 'zod'
import { Values } from '../approvals/words.ts'
import { endpoint } from '../endpoint.ts'
import { Done, Id } from '../shapes.ts'
import { RecordChange, RecordDifference, RecordId, RecordValues, RowResult } from './words.ts'

const asking = [
  'records.modelNotFound',
  'records.modelWithdrawn',
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
  /** Paths that were sent and may not be written: what was there is kept. */
  ignored: z.array(z.string()),
})

export const writing = {
  setFavourite: endpoint({
    method: 'PUT',
    path: '/api/visualdev/OnlineDev/:modelId/Actions/Favourite',
    access: 'member',
    summary: 'Keep a model among my favourites, or not',
    input: z.object({ modelId: Id, isFavourite: z.boolean() }),
    output: Done,
    refusals: ['records.modelNotFound', 'records.noPermission'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/visualdev/OnlineDev/:modelId',
    access: 'member',
    summary: 'A new record',
    input: z.object({ modelId: Id, values: Values }),
    output: Saved,
    refusals: [...asking, 'form.valuesRefused', 'files.notFound'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/visualdev/OnlineDev/:modelId/:id',
    access: 'member',
    summary:
      'Change a record; fields that are not sent stay. Refused when somebody changed it after `version`: ask `changesSince`, then send again with the version that it answers',
    input: z.object({ modelId: Id, id: Id, version: z.number().int().min(1), values: Values }),
    output: Saved,
    refusals: [...changing, 'records.changedMeanwhile'],
  }),
  changesSince: endpoint({
    method: 'GET',
    path: '/api/visualdev/OnlineDev/:modelId/:id/Changes',
    access: 'member',
    summary:
      'What became of a record after a version: field by field, by whom and when, with the values as they are now',
    input: z.object({ modelId: Id, id: Id, version: z.coerce.number().int().min(1) }),
    output: z.object({
      version: z.number().int(),
      values: RecordValues,
      list: z.array(
        RecordDifference.extend({
          by: z.object({ id: Id, name: z.string(), headIcon: z.string() }),
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
    summary: 'Delete a record; it leaves every list and keeps its log',
    input: z.object({ modelId: Id, id: Id }),
    output: z.null(),
    refusals: [...asking, 'records.notFound', 'records.inFlow', 'records.hasChildren'],
  }),
  removeEach: endpoint({
    method: 'POST',
    path: '/api/visualdev/OnlineDev/batchDelete/:modelId',
    access: 'member',
    summary: 'Delete several records, with one result for each',
    input: z.object({ modelId: Id, ids: z.array(Id).min(1).max(500) }),
    output: z.object({ results: z.array(RowResult) }),
    refusals: asking,
  }),
  act: endpoint({
    method: 'POST',
    path: '/api/visualdev/OnlineDev/:modelId/Actions/:action',
    access: 'member',
    summary:
      'Do what an action of the list says with chosen records: change them, or launch a flow for each. One result for each; `caseId` of what was launched',
    input: z.object({ modelId: Id, action: z.string().max(40), ids: z.array(Id).min(1).max(500) }),
    output: z.object({ results: z.array(RowResult.extend({ caseId: Id.nullable() })) }),
    refusals: [...asking, 'records.notAnAction'],
  }),
  log: endpoint({
    method: 'GET',
    path: '/api/visualdev/OnlineLog',
    access: 'member',
    summary: 'What became of a record, newest first, as far as the reader may see it',
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
