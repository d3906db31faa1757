import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Done, Id, Instant } from '../wire/shapes.ts'

const Definition = z.record(z.string(), z.unknown())
const Holder = z.object({
  kind: z.enum(['everybody', 'role', 'position', 'organization', 'group', 'person']),
  /** Empty for `everybody`. An organization means the people in it and below. */
  id: z.string().max(80).default(''),
})
const GrantBody = z.object({
  name: z.string().trim().min(1).max(100),
  holders: z.array(Holder).min(1).max(200),
  /** Columns, fields, buttons and records, as the list engine reads them. */
  permission: Definition,
})
const Grant = GrantBody.extend({
  id: Id,
  holders: z.array(Holder.extend({ name: z.string() })),
  changedAt: Instant,
  changedBy: z.string(),
})
const administrator = { access: 'administrator' } as const
const missing = ['design.notFound', 'design.notPublished'] as const

/** Lists of forms as administrators design them, and who may see what in them. With a list a form is a model. */
export const listDesign = {
  open: endpoint({
    method: 'GET',
    path: '/api/visualdev/Base/:id/List',
    ...administrator,
    summary: 'Get the draft list of a form; a form without one gets a default',
    input: z.object({ id: Id }),
    output: z.object({
      formId: Id,
      name: z.string(),
      /** `withdrawn`: it was published, and people do not meet it any more. */
      state: z.enum(['none', 'draft', 'published', 'changed', 'withdrawn']),
      version: z.number().int(),
      definition: Definition,
      /** The published form that the list is over. */
      form: Definition,
    }),
    refusals: missing,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/visualdev/Base/:id/List',
    ...administrator,
    summary: 'Save the draft of a list; rejected with the path of the first error',
    input: z.object({ id: Id, definition: Definition }),
    output: Done,
    refusals: [...missing, 'list.definitionInvalid'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/visualdev/Base/:id/List/Actions/Release',
    ...administrator,
    summary: 'Publish a list and create indexes for its search and sort fields',
    input: z.object({ id: Id }),
    output: z.object({ version: z.number().int(), indexes: z.number().int() }),
    refusals: [...missing, 'list.definitionInvalid'],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/visualdev/Base/:id/List/Actions/Withdraw',
    ...administrator,
    summary:
      'Disable a published list: no one sees it or its records until it’s published again. Nothing is deleted, and requests continue',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['design.notFound', 'design.notPublished'],
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/visualdev/Base/:id/List/Versions',
    ...administrator,
    summary: 'List published versions of a list with their definitions, newest first',
    input: z.object({ id: Id }),
    output: z.object({
      list: z.array(
        z.object({
          version: z.number().int(),
          definition: Definition,
          publishedAt: Instant,
          publishedBy: z.string(),
        }),
      ),
    }),
    refusals: missing,
  }),
  grants: endpoint({
    method: 'GET',
    path: '/api/visualdev/Base/:id/Grants',
    ...administrator,
    summary: 'List the permissions on a form’s records and who has them',
    input: z.object({ id: Id }),
    output: z.object({ list: z.array(Grant) }),
    refusals: missing,
  }),
  createGrant: endpoint({
    method: 'POST',
    path: '/api/visualdev/Base/:id/Grants',
    ...administrator,
    summary:
      'Create a permission on columns, fields, buttons and records for roles, posts, organizations, groups and people',
    input: GrantBody.extend({ id: Id }),
    output: z.object({ grantId: Id }),
    refusals: [...missing, 'list.definitionInvalid', 'organization.notFound'],
  }),
  saveGrant: endpoint({
    method: 'PUT',
    path: '/api/visualdev/Base/:id/Grants/:grantId',
    ...administrator,
    summary: 'Update a permission',
    input: GrantBody.extend({ id: Id, grantId: Id }),
    output: Done,
    refusals: [...missing, 'list.definitionInvalid', 'organization.notFound'],
  }),
  removeGrant: endpoint({
    method: 'DELETE',
    path: '/api/visualdev/Base/:id/Grants/:grantId',
    ...administrator,
    summary: 'Delete a permission',
    input: z.object({ id: Id, grantId: Id }),
    output: Done,
    refusals: missing,
  }),
}
