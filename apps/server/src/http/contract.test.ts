import {
  type CallArea,
  callAreas,
  contract,
  type Endpoint,
  endpoint,
  openapi,
  refusals,
} from '@signet/contract'
import { locales } from '@signet/i18n'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Office, openOffice } from '../../test/index.ts'

const endpoints: readonly (readonly [string, Endpoint])[] = Object.entries(contract).flatMap(
  ([feature, group]) =>
    Object.entries(group).map(([name, endpoint]) => [`${feature}.${name}`, endpoint as Endpoint] as const),
)

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

test.each(endpoints)('%s is bound', (_name, { method, path }) => {
  expect(office.app.http.hasRoute({ method, url: path })).toBe(true)
})

test('no two endpoints share an address', () => {
  const addresses = endpoints.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`)

  expect(new Set(addresses).size).toBe(addresses.length)
})

test('every endpoint is documented, and besides them only uploads and the socket are', async () => {
  const { paths } = (await office.app.http.inject('/api/openapi.json')).json()
  const documented = Object.values(paths as Record<string, Record<string, { operationId?: string }>>)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId }) => operationId ?? [])

  expect(Object.keys(paths).filter((path) => /Uploader\/|websocket/.test(path))).toEqual([
    '/api/file/Uploader/{type}',
    '/api/file/Uploader/{type}/{fileId}',
    '/websocket/{token}',
  ])
  expect(documented.toSorted()).toEqual(endpoints.map(([name]) => name).toSorted())
})

test.each(endpoints.filter(([, { access }]) => access !== 'anyone'))(
  '%s is closed to people who are not signed in',
  async (_name, { method, path }) => {
    const url = path.replace(/:\w+/g, 'x')
    const answer = await office.app.http.inject({ method, url, ...(method === 'GET' ? {} : { payload: {} }) })

    expect(answer.json().code).toBe(602)
  },
)

test.each(endpoints.filter(([, { access }]) => access === 'administrator'))(
  '%s is closed to members',
  async (_name, { method, path }) => {
    const headers = { authorization: await office.tokenOf('li') }
    const url = path.replace(/:\w+/g, 'x')
    const answer = await office.app.http.inject({
      method,
      url,
      headers,
      ...(method === 'GET' ? {} : { payload: {} }),
    })

    expect(answer.json()).toMatchObject({ code: 403, data: { refusal: 'session.administratorsOnly' } })
  },
)

const administering = endpoints.filter(([, { access }]) => access === 'administrator')

/** Gives Wang one area, and returns what takes it away again. */
async function give(area: CallArea): Promise<() => Promise<unknown>> {
  const { grades, applications } = await office.as('admin')
  const { wang } = office.company.people
  if (area === 'ownApplications') {
    const holders = [{ kind: 'everybody' as const }]
    const { id } = await applications.create({ fullName: '应用', enCode: 'own', holders })
    const administrators = [{ kind: 'person' as const, id: wang }]
    await applications.setAdministrators({ id, version: 1, administrators })
    return () => applications.remove({ id })
  }
  const given = { areas: [area], isWhole: true, personIds: [wang] }
  const { id } = await grades.create({ name: area, ...given })
  return () => grades.remove({ id })
}

test.each(callAreas)('the area %s opens its own calls and no others', async (area) => {
  const takeAway = await give(area)
  const headers = { authorization: await office.tokenOf('wang') }
  const opened: string[] = []
  for (const [name, { method, path }] of administering) {
    const url = path.replace(/:\w+/g, 'x')
    const payload = method === 'GET' ? {} : { payload: {} }
    const answer = await office.app.http.inject({ method, url, headers, ...payload })
    if (answer.json().data?.refusal !== 'session.administratorsOnly') opened.push(name)
  }
  await takeAway()

  expect(opened).toEqual(
    administering.filter(([, { areas = [] }]) => areas.includes(area)).map(([name]) => name),
  )
})

test('every refusal has a sentence in every language', () => {
  for (const locale of locales) {
    const catalogue = office.app.server.words.catalogue(locale)
    const silent = Object.keys(refusals).filter((code) => !catalogue[code])
    expect([locale, silent]).toEqual([locale, []])
  }
})

const Tree = z
  .object({
    id: z.string(),
    get children() {
      return z.array(Tree)
    },
  })
  .meta({ id: 'Tree' })

test('a tree is documented once, where every call finds it', () => {
  const ask = endpoint({
    method: 'GET',
    path: '/api/trees',
    access: 'member',
    summary: 'Trees',
    input: z.object({}),
    output: z.object({ list: z.array(Tree) }),
    refusals: [],
  })
  const document = openapi({ trees: { ask } }, { version: '1' })
  const text = JSON.stringify(document)

  expect(document.components.schemas).toMatchObject({ Tree: { properties: { id: { type: 'string' } } } })
  expect(text).not.toContain('$defs')
  expect(text.match(/"#\/components\/schemas\/Tree"/g)).toHaveLength(2)
})

/** Paths of whole numbers in a schema that may exceed a column of whole numbers. */
function unbounded(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, maximum } = schema as { type?: unknown; maximum?: number }
  const own = type === 'integer' && (maximum ?? Number.POSITIVE_INFINITY) > 2_147_483_647 ? [path] : []
  return [...own, ...Object.entries(schema).flatMap(([key, part]) => unbounded(part, `${path}/${key}`))]
}

test('no whole number of an input overflows its column', () => {
  const overflowing = endpoints.flatMap(([name, { input }]) =>
    unbounded(z.toJSONSchema(input, { unrepresentable: 'any', io: 'output' })).map(
      (path) => `${name} ${path}`,
    ),
  )

  // Sizes of files are not stored from there.
  expect(overflowing.filter((one) => !/attachments\/.*\/size$/.test(one))).toEqual([])
})
