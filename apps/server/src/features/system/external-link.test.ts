import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { publishModel } from '../../../test/company-models.ts'
import { type Office, openOffice, refusalOf } from '../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice({ linkHosts: ['wiki.example.com', '*.example.org'] })
})
afterAll(() => office.close())

const ask = async (url: string) => (await office.as('li')).system.externalLink({ url })

test.each([
  ['https://wiki.example.com/a?b#c', 'wiki.example.com', true],
  ['https://WIKI.example.com', 'wiki.example.com', true],
  ['https://a.b.example.org', 'a.b.example.org', true],
  ['https://example.org', 'example.org', false],
  ['https://notexample.org', 'notexample.org', false],
  ['https://wiki.example.com.evil.example', 'wiki.example.com.evil.example', false],
  ['https://wiki.example.com.', 'wiki.example.com.', false],
  ['https://wiki.example.com:8443', 'wiki.example.com:8443', false],
  ['https://w\u0456ki.example.com', 'xn--wki-jhd.example.com', false],
  ['http://wiki.example.com', 'wiki.example.com', false],
  ['https://wiki.example.com@evil.example', '', false],
  ['javascript:location="https://wiki.example.com"', '', false],
])('%s is on the host %j; shown inside: %j', async (url, host, isAllowed) => {
  expect(await ask(url)).toEqual({ host, isAllowed })
})

test('hosts in published forms are allowed, hosts only in drafts are not', async () => {
  const form = (at: string) => (key: string) => ({
    version: 1 as const,
    key,
    fields: [
      { key: 'title', kind: 'input' as const, label: '名称' },
      {
        key: 'rules',
        kind: 'link' as const,
        label: '制度',
        settings: { address: `https://${at}/rules`, opens: 'inApp' },
      },
      {
        key: 'map',
        kind: 'iframe' as const,
        label: '地图',
        settings: { formula: "'https://maps.partner.example/at?x=' + title" },
      },
    ],
  })
  const list = { columns: [{ field: 'title' }], searches: [], keyword: [], tabs: undefined }
  const plain = { group: undefined, tree: undefined, sums: [] }
  const { key } = await publishModel(office, { ...list, ...plain }, form('rules.partner.example'))
  const { formDesign } = await office.as('admin')
  const named = {
    name: 'draft',
    code: `draft${key}`,
    definition: form('draft.partner.example')(`draft${key}`),
  }
  await formDesign.create(named)

  expect((await ask('https://rules.partner.example/anything')).isAllowed).toBe(true)
  expect((await ask('https://maps.partner.example')).isAllowed).toBe(true)
  expect((await ask('https://draft.partner.example/rules')).isAllowed).toBe(false)
  expect((await ask('https://partner.example')).isAllowed).toBe(false)
  const { system } = await office.other.as('admin')
  expect((await system.externalLink({ url: 'https://rules.partner.example' })).isAllowed).toBe(false)
})

test('the call requires an account', async () => {
  expect(await refusalOf(office.client().system.externalLink({ url: 'https://wiki.example.com' }))).toBe(
    'session.invalid',
  )
})

const folder = process.env['SIGNET_DATA'] ?? join(import.meta.dirname, '../../../../../../shared/data')
const lists = ['redirect', 'xss', 'blns'].map((name) => join(folder, `security/${name}.json`))
const known = lists.filter((path) => existsSync(path))
if (known.length < lists.length)
  process.stdout.write(
    `Skipped: no hostile addresses in ${folder}/security; set SIGNET_DATA to their folder.\n`,
  )

test.skipIf(known.length < lists.length)(
  'no hostile string leads to a named host, and what has a host says so',
  async () => {
    const strings = known.flatMap((path) => z.array(z.string()).parse(JSON.parse(readFileSync(path, 'utf8'))))
    const { system } = await office.as('li')
    const answers = await Promise.all(
      strings
        .filter((url) => url.length <= 2000)
        .map(async (url) => ({ url, ...(await system.externalLink({ url })) })),
    )

    expect(answers.length).toBeGreaterThan(500)
    expect(answers.filter(({ isAllowed }) => isAllowed)).toEqual([])
    // The host is returned only for addresses that browsers open as the same host.
    for (const { url, host } of answers.filter((one) => one.host !== '')) {
      expect(url).toMatch(/^https?:\/\//i)
      expect(new URL(url).host).toBe(host)
    }
  },
)
