import { ListSort } from '@signet/list'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Done, Id } from '../wire/shapes.ts'
import { Filter, Path, Question } from './words.ts'

/** What somebody asks of a list and how he looks at the answer. What is left out is as the list has it. */
export const ViewSettings = z.strictObject({
  words: Question.shape.words,
  filter: Filter.optional(),
  tab: Question.shape.tab,
  sort: z.array(ListSort).min(1).max(5).optional(),
  /** Which columns are shown, in this order; `width` in pixels, on a desktop. */
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
  /** False when something that it was kept with is gone, or is not for the reader: that part is left out. */
  isWhole: z.boolean(),
  isPublished: z.boolean(),
  /** The reader's list opens with it. */
  isDefault: z.boolean(),
  can: z.object({ change: z.boolean(), publish: z.boolean() }),
})

const asking = ['records.modelNotFound', 'records.modelWithdrawn', 'records.noPermission'] as const
const keeping = [
  'recordViews.nameTaken',
  'list.unknownField',
  'list.operatorRefused',
  'list.valueRefused',
  'list.tooManyConditions',
  'list.notSortable',
] as const
const One = z.object({ modelId: Id, id: Id })

/** Ways to look at the records of a model that people keep under a name, and those that are shown to everybody. */
export const recordViews = {
  list: endpoint({
    method: 'GET',
    path: '/api/visualdev/personal',
    access: 'member',
    summary: 'List the views of a list: shared views, then your own, each by name',
    input: z.object({ modelId: Id }),
    output: z.object({ list: z.array(View) }),
    refusals: asking,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/visualdev/personal',
    access: 'member',
    summary: 'Save the filters, sorting and columns of a list as a view',
    input: z.object({ modelId: Id, name: Name, asks: ViewSettings }),
    output: z.object({ id: Id }),
    refusals: [...asking, ...keeping, 'recordViews.tooMany'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/visualdev/personal/:id',
    access: 'member',
    summary: 'Rename a view or change its content; omitted properties don’t change',
    input: One.extend({ name: Name.optional(), asks: ViewSettings.optional() }),
    output: Done,
    refusals: [...asking, ...keeping, 'recordViews.notFound', 'recordViews.notYours'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/visualdev/personal/:id',
    access: 'member',
    summary: 'Delete a view; lists that opened with it use the default view again',
    input: One,
    output: Done,
    refusals: [...asking, 'recordViews.notFound', 'recordViews.notYours'],
  }),
  setDefault: endpoint({
    method: 'PUT',
    path: '/api/visualdev/personal/:id/setDefault',
    access: 'member',
    summary: 'Set or unset a view as your default for its list',
    input: One.extend({ isDefault: z.boolean() }),
    output: Done,
    refusals: [...asking, 'recordViews.notFound'],
  }),
  publish: endpoint({
    method: 'PUT',
    path: '/api/visualdev/personal/:id/Actions/Publish',
    access: 'administrator',
    summary: 'Share a view with everyone who can see the list, or make it private again',
    input: One.extend({ isPublished: z.boolean() }),
    output: Done,
    refusals: [...asking, 'recordViews.notFound'],
  }),
}
