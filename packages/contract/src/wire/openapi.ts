import { z } from 'zod'
import { type Endpoint, isWriting } from './endpoint.ts'
import { administrationScope, keyNeedOf } from './key-scopes.ts'
import { protocols } from './protocols.ts'

type Parameter = Readonly<{
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: unknown
}>

export type EndpointGroups = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

/** The OpenAPI 3.1 document of these endpoints, of uploads and of the socket; `groups` become tags. */
export function openapi(groups: EndpointGroups, { version }: { version: string }) {
  const paths: Record<string, Record<string, unknown>> = { ...protocols }
  for (const [tag, group] of Object.entries(groups)) {
    for (const [name, endpoint] of Object.entries(group)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(tag, name, endpoint) }
    }
  }

  const { placed, definitions } = hoistDefinitions(paths)
  return {
    openapi: '3.1.0',
    info: { title: 'Signet', version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    components: {
      securitySchemes,
      schemas: definitions,
    },
    paths: placed,
  }
}

const securitySchemes = {
  token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The token of a session' },
  accessKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'signet_key_… or signet_pat_…',
    description:
      'An access key of a program or a personal token. Calls name the scopes they ask; a scope to write an area includes reading it.',
  },
}

/** Calls for members take a session, and most an access key with these scopes. */
function securityOf(tag: string, name: string, endpoint: Endpoint) {
  if (endpoint.access === 'anyone') return {}
  const need = keyNeedOf(tag, name, endpoint)
  const scopes = need ? [need.scope, ...(need.isForAdministrators ? [administrationScope] : [])] : undefined
  return { security: [{ token: [] }, ...(scopes ? [{ accessKey: scopes }] : [])] }
}

function operation(tag: string, name: string, endpoint: Endpoint) {
  return {
    tags: [tag],
    operationId: `${tag}.${name}`,
    summary: endpoint.summary,
    ...securityOf(tag, name, endpoint),
    parameters: parametersOf(endpoint),
    ...(takesBody(endpoint)
      ? { requestBody: { content: { [mediaType(endpoint)]: { schema: bodySchema(endpoint) } } } }
      : {}),
    responses: {
      200: {
        description: 'The request was understood; code 200 means success',
        content: { 'application/json': { schema: envelope(endpoint) } },
      },
    },
  }
}

function parametersOf(endpoint: Endpoint): Parameter[] {
  const { properties = {}, required = [] } = jsonSchema(endpoint.input)
  const inPath = pathNames(endpoint)
  const inQuery = takesBody(endpoint) ? [] : Object.keys(properties).filter((name) => !inPath.includes(name))
  const parameter = (name: string, place: 'path' | 'query'): Parameter => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: properties[name],
  })

  return [
    ...inPath.map((name) => parameter(name, 'path')),
    ...inQuery.map((name) => parameter(name, 'query')),
    ...(isWriting(endpoint)
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header' as const,
            required: false,
            schema: { type: 'string', maxLength: 100 },
          },
        ]
      : []),
  ]
}

function bodySchema(endpoint: Endpoint) {
  const { properties = {}, required = [], ...rest } = jsonSchema(endpoint.input)
  const inPath = pathNames(endpoint)
  const kept = Object.entries(properties).filter(([name]) => !inPath.includes(name))
  return {
    ...rest,
    properties: Object.fromEntries(kept),
    required: required.filter((name) => !inPath.includes(name)),
  }
}

function envelope(endpoint: Endpoint) {
  return {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: {
      code: { type: 'integer' },
      msg: { type: 'string' },
      data: jsonSchema(endpoint.output, 'output'),
    },
    description: endpoint.refusals.length ? `Refusals: ${endpoint.refusals.join(', ')}` : undefined,
  }
}

type ObjectSchema = Readonly<{ properties?: Record<string, unknown>; required?: string[] }>

function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'input'): ObjectSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as ObjectSchema
}

const pathNames = ({ path }: Endpoint) => Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name ?? '')

const takesBody = ({ method }: Endpoint) => method === 'POST' || method === 'PUT'

const mediaType = ({ encoding }: Endpoint) =>
  encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'

type SchemaPlacement = Readonly<{ placed: unknown; definitions: Readonly<Record<string, unknown>> }>

/**
 * A recursive schema carries its own definitions and refers to them as a whole document. Nested in another, they
 * belong in `components/schemas`.
 */
function hoistDefinitions(document: unknown): SchemaPlacement {
  const definitions: Record<string, unknown> = {}
  const placed: unknown = JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    if (key === '$ref' && typeof value === 'string') return value.replace('#/$defs/', '#/components/schemas/')
    if (key !== '$defs') return value

    Object.assign(definitions, value)
    return undefined
  })
  return { placed, definitions }
}
