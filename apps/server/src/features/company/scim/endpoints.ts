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

export const scimCalls = {
  users: resourceCalls('/scim/v2/Users'),
  groups: resourceCalls('/scim/v2/Groups'),
  configuration: aboutCall('/scim/v2/ServiceProviderConfig'),
  resourceTypes: aboutCall('/scim/v2/ResourceTypes'),
  schemas: aboutCall('/scim/v2/Schemas'),
}
