import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishModel } from '../../../test/company-models.ts'
import { sheetsOf } from '../../../test/company-sheets.ts'
import { type AnsweringServer, type Office, openAnsweringServer, openOffice } from '../../../test/index.ts'

let office: Office
let partner: AnsweringServer
let sheets: ReturnType<typeof sheetsOf>
beforeAll(async () => {
  partner = await openAnsweringServer(({ path }, response) => {
    const province = new URL(path, 'http://partner').searchParams.get('province') ?? ''
    const rows = cities.filter((city) => province === '' || city.province === province)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows))
  })
  office = await openOffice({ outside: { innerHosts: [`127.0.0.1:${partner.port}`] } })
  sheets = sheetsOf(office)
})
afterAll(async () => {
  await sheets.clear()
  await office.close()
  await partner.close()
})

const provinces = ['zj', 'js', 'ah'] as const
const cities = provinces.flatMap((province) =>
  Array.from({ length: 400 }, (_, at) => ({
    id: `${province}${at}`,
    fullName: `${province}市${at}`,
    province,
  })),
)

test('a server is asked once for each set of parameters, however many records and cities a sheet has', async () => {
  const { dataInterfaces } = await office.as('admin')
  await dataInterfaces.create({
    fullName: '城市',
    enCode: 'cities',
    source: { kind: 'http', url: `${partner.url}/?province={province}` },
    parameters: [{ name: 'province' }],
  })
  const settings = { interface: 'cities', parameters: { province: 'province' } }
  const model = await publishModel(
    office,
    { columns: [{ field: 'province' }, { field: 'city' }], searches: [], keyword: [], sums: [], ...noViews },
    (key) => ({
      version: 1,
      key,
      fields: [
        { key: 'province', kind: 'input', label: '省', inList: true },
        { key: 'city', kind: 'popup-select', label: '城市', settings },
      ],
    }),
  )
  const lines = cities.map(({ fullName, province }) => `${province},${fullName}`)
  const elsewhere = 'js,zj市1'
  const sheet = Buffer.from(['省,城市', ...lines, elsewhere].join('\n'))

  const own = await sheets.started('li', model, 'cities.csv', sheet)
  const once = ['/?province=', ...provinces.map((province) => `/?province=${province}`)]
  expect(partner.heard.map(({ path }) => path).toSorted()).toEqual(once.toSorted())

  partner.heard.splice(0)
  expect(await sheets.committed('li', own)).toMatchObject({ state: 'done', added: cities.length, bad: 1 })
  expect(partner.heard.map(({ path }) => path).toSorted()).toEqual(once.slice(1).toSorted())
})

const noViews = { tabs: undefined, group: undefined, tree: undefined }
