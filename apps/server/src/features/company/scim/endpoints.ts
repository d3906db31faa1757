import { type Endpoint, endpoint, Id } from '@signet/contract'
import { z } from 'zod'
import { ListQuery } from './read-query.ts'

/** Systems of identities administer the whole company. */
const asAdministrator = { access: 'administrator', output: z.looseObject({}).nullable() } as const
const ById = z.looseObject({ id: Id })
const refusals: Endpoint['refusals'] = [
  'scim.wrongFilter',
  'scim.wrongPath',
  'scim.wrongValue',
  'scim.departmentMisspelled',
  'organization.notFound',
]

/** The calls of one kind of resource (RFC 7644, 3). They are no calls of this product’s own clients. */
function resourceCalls<const Path extends '/scim/v2/Users' | '/scim/v2/Groups'>(path: Path) {
  const at = { ...asAdministrator, refusals }
  const one = { ...at, path: `${path}/:id` } as const
  return {
    list: endpoint({ ...at, method: 'GET', path, summary: 'List, or find by a filter', input: ListQuery }),
    open: endpoint({ ...one, method: 'GET', summary: 'Get', input: ListQuery.extend({ id: Id }) }),
    create: endpoint({ ...at, method: 'POST', path, summary: 'Create', input: z.looseObject({}) }),
    replace: endpoint({ ...one, method: 'PUT', summary: 'Replace', input: ById }),
    patch: endpoint({ ...one, method: 'PATCH', summary: 'Update', input: ById }),
    remove: endpoint({ ...one, method: 'DELETE', summary: 'Delete', input: z.object({ id: Id }) }),
  }
}

function aboutCall(path: `/scim/v2/${string}`) {
  return endpoint({
    ...asAdministrator,
    method: 'GET',
    path,
    summary: 'Get',
    input: z.object({}),
    refusals: [],
  })
}

/** What one call may carry; Entra ID sends nothing in bulk, Okta less. */
export const bulkLimits = { maxOperations: 200, maxPayloadSize: 1_048_576 } as const

const BulkOperation = z.object({
  method: z
    .string()
    .toUpperCase()
    .pipe(z.enum(['POST', 'PUT', 'PATCH', 'DELETE'])),
  path: z.string().regex(/^\/(?:Users|Groups)(?:\/[\w:.-]{1,120})?$/),
  bulkId: z
    .string()
    .regex(/^[\w.-]{1,100}$/)
    .optional(),
  version: z.string().max(100).optional(),
  data: z.json().optional(),
})

export const scimCalls = {
  users: resourceCalls('/scim/v2/Users'),
  groups: resourceCalls('/scim/v2/Groups'),
  /** Writes by other calls, so that it holds no transaction of its own. */
  bulk: endpoint({
    ...asAdministrator,
    method: 'POST',
    onlyReads: true,
    path: '/scim/v2/Bulk',
    summary: 'Carry out several changes',
    input: z.object({
      failOnErrors: z.int().min(1).optional(),
      Operations: z.array(BulkOperation).min(1),
    }),
    refusals: ['request.tooLarge'],
  }),
  configuration: aboutCall('/scim/v2/ServiceProviderConfig'),
  resourceTypes: aboutCall('/scim/v2/ResourceTypes'),
  schemas: aboutCall('/scim/v2/Schemas'),
}
