import { type ParsedInput, type RefusalCode, scimNeeds } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Caller } from '../../../http/caller.ts'
import type { Route } from '../../../http/serve.ts'
import { bulkLimits, scimCalls } from './endpoints.ts'
import { scimMediaType, serveScim } from './serve-scim.ts'

type Operation = ParsedInput<typeof scimCalls.bulk>['Operations'][number]
type Result = Readonly<{ status: string } & Record<string, unknown>>

/**
 * Several changes in one call (RFC 7644, 3.7). Each is a call of its own to this server, with its own transaction,
 * limits, logs and errors; one that names another by `bulkId` waits for it. Refuses `request.tooLarge` with 413.
 */
export const scimBulk: Route = (app, server) => {
  const bulk = serveScim(
    scimCalls.bulk,
    async ({ input: { Operations, failOnErrors = Infinity }, caller }) => {
      if (Operations.length > bulkLimits.maxOperations) throw new Refusal<RefusalCode>('request.tooLarge')
      const home = `${server.publicUrl ?? ''}/scim/v2`
      return {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:BulkResponse'],
        Operations: await carryOut(Operations, failOnErrors, (one) => perform(app, { one, caller, home })),
      }
    },
    { need: scimNeeds.write, bodyLimit: bulkLimits.maxPayloadSize },
  )
  bulk(app, server)
}

type Done = Readonly<{ result: Result; id: string }>

/** Carries operations out, each once what it names is there, until so many have failed. */
async function carryOut(
  operations: readonly Operation[],
  most: number,
  run: (operation: Operation) => Promise<Done>,
): Promise<readonly Result[]> {
  const ids = new Map<string, string>()
  const results: Result[] = []
  const waiting = [...operations]
  let failures = 0
  while (waiting.length > 0 && failures < most) {
    const { next, isReady } = takeNext(waiting, ids)
    const { result, id } = isReady ? await run(resolved(next, ids)) : unresolved(next)
    results.push(result)
    if (Number(result.status) >= 400) failures += 1
    if (id !== '') ids.set(next.bulkId ?? '', id)
  }
  return results
}

/** Takes the first that names nothing still missing; without any, the first that never will be ready. */
function takeNext(waiting: Operation[], ids: ReadonlyMap<string, string>) {
  const ready = waiting.findIndex((one) => namesIn(one).every((name) => ids.has(name)))
  const [next] = waiting.splice(Math.max(0, ready), 1)
  if (!next) throw new Error('no operation waits')
  return { next, isReady: ready >= 0 }
}

const inPath = /^\/Groups\/bulkId:([\w.-]{1,100})$|^\/Users\/bulkId:([\w.-]{1,100})$/
const inValue = /^bulkId:([\w.-]{1,100})$/

/** The operations that one names, in its path or as the value of a reference. */
function namesIn({ path, data }: Operation): readonly string[] {
  const [, group, user] = inPath.exec(path) ?? []
  const names = group ?? user
  return [...(names === undefined ? [] : [names]), ...valuesIn(data)]
}

function valuesIn(data: unknown): readonly string[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, part]) => {
    const named = name === 'value' && typeof part === 'string' ? inValue.exec(part)?.[1] : undefined
    return named === undefined ? valuesIn(part) : [named]
  })
}

function resolved(operation: Operation, ids: ReadonlyMap<string, string>): Operation {
  const { path, data } = operation
  const put = (text: string) => text.replace(/bulkId:([\w.-]{1,100})$/, (all, name) => ids.get(name) ?? all)
  const text = JSON.stringify(data, (name, part: unknown) =>
    name === 'value' && typeof part === 'string' && inValue.test(part) ? put(part) : part,
  )
  return {
    ...operation,
    path: inPath.test(path) ? put(path) : path,
    data: text === undefined ? undefined : JSON.parse(text),
  }
}

function unresolved({ method, bulkId }: Operation): Done {
  const status = '409'
  const detail = 'bulkId'
  const response = { schemas: [errorSchema], status, scimType: 'invalidValue', detail }
  return { id: '', result: { method, ...(bulkId !== undefined && { bulkId }), status, response } }
}

const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error'
const Answer = z.looseObject({ id: z.string().optional() })

type Performing = Readonly<{ one: Operation; caller: Caller; home: string }>

async function perform(
  app: FastifyInstance,
  { one: { method, path, bulkId, version, data }, caller, home }: Performing,
): Promise<Done> {
  const answer = await app.inject({
    method,
    url: `/scim/v2${path}`,
    remoteAddress: caller.ip,
    headers: {
      authorization: `Bearer ${caller.token}`,
      'accept-language': caller.locale,
      'content-type': scimMediaType,
      'user-agent': caller.userAgent,
      ...(version !== undefined && { 'if-match': version }),
    },
    payload: data === undefined ? '{}' : JSON.stringify(data),
  })
  const body = answer.body === '' ? {} : Answer.parse(answer.json())
  const { id = '' } = body
  const isCreated = method === 'POST' && id !== ''
  const { etag, location = isCreated || method === 'POST' ? undefined : `${home}${path}` } = answer.headers
  const result = {
    method,
    ...(bulkId !== undefined && { bulkId }),
    ...(location !== undefined && { location }),
    ...(etag !== undefined && { version: etag }),
    status: String(answer.statusCode),
    ...(answer.statusCode >= 400 && { response: body }),
  }
  return { result, id }
}
