import type { Route } from '../../../http/serve.ts'
import { bulkLimits, scimCalls } from './endpoints.ts'
import { enterpriseSchema, groupSchema, listResponse, userSchema } from './resources.ts'
import { serveScim } from './serve-scim.ts'

const configuration = serveScim(scimCalls.configuration, () => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: true, ...bulkLimits },
  filter: { supported: true, maxResults: 200 },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Access key',
      description: 'An access key with a scope of SCIM, in the header Authorization: Bearer',
      primary: true,
    },
  ],
}))

const schema = (id: string, name: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id: name,
  name,
  endpoint: `/${name}s`,
  schema: id,
  ...(name === 'User' && { schemaExtensions: [{ schema: enterpriseSchema, required: false }] }),
})

const resourceTypes = serveScim(scimCalls.resourceTypes, () =>
  all([schema(userSchema, 'User'), schema(groupSchema, 'Group')]),
)

type Attribute = Readonly<{
  type?: 'string' | 'boolean' | 'complex'
  required?: boolean
  multiValued?: boolean
  mutability?: 'readOnly'
  uniqueness?: 'server'
  subAttributes?: readonly ReturnType<typeof attribute>[]
}>

function attribute(name: string, facts: Attribute = {}): Readonly<Record<string, unknown>> {
  const usual = {
    type: 'string',
    multiValued: false,
    required: false,
    caseExact: false,
    mutability: 'readWrite',
  }
  return { name, ...usual, returned: 'default', uniqueness: 'none', ...facts }
}

const complex = (name: string, parts: readonly string[], facts: Attribute = {}) =>
  attribute(name, { type: 'complex', subAttributes: parts.map((part) => attribute(part)), ...facts })

/** The attributes that are kept here; others are passed over. */
const attributes = {
  [userSchema]: [
    attribute('userName', { required: true, uniqueness: 'server' }),
    attribute('displayName'),
    complex('name', ['formatted', 'givenName', 'familyName']),
    attribute('active', { type: 'boolean' }),
    complex('emails', ['value', 'type', 'primary'], { multiValued: true }),
    complex('phoneNumbers', ['value', 'type'], { multiValued: true }),
    complex('groups', ['value', 'display', '$ref'], { multiValued: true, mutability: 'readOnly' }),
  ],
  [groupSchema]: [
    attribute('displayName', { required: true, uniqueness: 'server' }),
    complex('members', ['value', 'display', '$ref'], { multiValued: true }),
  ],
  [enterpriseSchema]: [
    attribute('employeeNumber'),
    attribute('department'),
    complex('manager', ['value', '$ref']),
  ],
}
const names = { [userSchema]: 'User', [groupSchema]: 'Group', [enterpriseSchema]: 'EnterpriseUser' }

const schemas = serveScim(scimCalls.schemas, () =>
  all(
    Object.entries(attributes).map(([id, list]) => ({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
      id,
      name: names[id as keyof typeof names],
      attributes: list,
    })),
  ),
)

function all(resources: readonly unknown[]) {
  return listResponse(resources, { total: resources.length, offset: 0 })
}

export const scimDiscovery: readonly Route[] = [configuration, resourceTypes, schemas]
