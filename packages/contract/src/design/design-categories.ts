import { z } from 'zod'
import { Done, endpoint, Id } from '../wire/endpoint.ts'
import { Category, ListedDesigns } from './design-row.ts'

/** How deep categories lie in each other; one at the top counts as the first. */
export const mostCategoryLevels = 4

const Named = Category.min(1)
const names = { 'zh-TW': Category, 'en-US': Category }

/** A category by its text, which is its own in the whole company; null is the top. */
const Parent = Named.nullable()

const shared = { access: 'administrator', areas: ['designs'] } as const

/** Categories of forms and flows as folders. A category is known by its text, which designs have. */
export const designCategories = {
  categories: endpoint({
    method: 'GET',
    path: '/api/visualdev/DesignCategory/:of',
    access: 'administrator',
    areas: ['designs', 'lists'],
    summary: 'List the categories of forms and flows with the number of designs in each',
    input: z.object({ of: z.enum(['flows', 'forms', 'dataViews']), availability: ListedDesigns }),
    output: z.object({
      list: z.array(
        z.object({
          category: z.string(),
          /** In the reader's language. */
          name: z.string(),
          parent: z.string().nullable(),
          /** Empty where it has none in that language. */
          names: z.object({ 'zh-TW': z.string(), 'en-US': z.string() }),
          /** Designs of the list in it, without those of the categories below. */
          count: z.number().int(),
        }),
      ),
      /** Designs of the list without a category. */
      uncategorised: z.number().int(),
    }),
    refusals: [],
  }),
  createCategory: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/visualdev/DesignCategory',
    summary: 'Create a category of forms and flows',
    input: z.object({ name: Named, names: z.object(names), parent: Parent }),
    output: Done,
    refusals: ['design.categoryTaken', 'design.categoryNotFound', 'design.categoryTooDeep'],
  }),
  changeCategory: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/visualdev/DesignCategory',
    summary: 'Rename a category, in all forms and flows that have it',
    input: z.object({ category: Named, name: Named, names: z.object(names) }),
    output: Done,
    refusals: ['design.categoryNotFound', 'design.categoryTaken'],
  }),
  moveCategory: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/visualdev/DesignCategory/Actions/Move',
    summary: 'Move a category into another or to the top',
    input: z.object({ category: Named, parent: Parent }),
    output: Done,
    refusals: ['design.categoryNotFound', 'design.categoryInItself', 'design.categoryTooDeep'],
  }),
  mergeCategory: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/visualdev/DesignCategory/Actions/Merge',
    summary: 'Move everything in a category into another, and delete it',
    input: z.object({ category: Named, into: Named }),
    output: Done,
    refusals: ['design.categoryNotFound', 'design.categoryInItself', 'design.categoryTooDeep'],
  }),
  deleteCategory: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/visualdev/DesignCategory/Actions/Delete',
    summary: 'Delete a category; what is in it moves up, or keeps it from deletion',
    input: z.object({ category: Named, movesUp: z.boolean() }),
    output: Done,
    refusals: ['design.categoryNotFound', 'design.categoryInUse'],
  }),
  categorise: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/visualdev/Design/:kind/:id/Category',
    summary: 'Move a form or flow into a category, or out of all',
    input: z.object({ kind: z.enum(['flow', 'form']), id: Id, category: Category }),
    output: Done,
    refusals: ['design.notFound'],
  }),
}
