import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { publishModel } from '../../test/company-models.ts'
import { type Office, openOffice, password, refusalOf } from '../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice({ secretKey: new Uint8Array(32).fill(7) })
  const { organization } = await office.as('admin')
  await organization.updateUser({ id: office.company.people.li, isAdministrator: true })
})
afterAll(() => office.close())
beforeEach(async () => {
  for (const account of ['admin', 'li'] as const)
    await (await office.as(account)).session.confirm({ password })
})

type Client = Awaited<ReturnType<Office['as']>>
type Shared = Readonly<{
  revision: (client: Client) => Promise<string>
  /** Saves a document under a name. */
  save: (client: Client, name: string, expects?: string) => Promise<unknown>
  name: (client: Client) => Promise<unknown>
}>

const week = [[], [{ from: 540, to: 1080 }], [], [], [], [], []]

/** Every kind of document whose revision is what it contains. */
const kinds: Readonly<Record<string, (admin: Client) => Promise<Shared>>> = {
  'numbering rule': async ({ billRules }) => {
    const settings = { kind: 'uuid' as const }
    const { id } = await billRules.create({ fullName: '编号', enCode: 'two.rule', settings })
    const open = ({ billRules: calls }: Client) => calls.open({ id })
    return {
      revision: async (client) => (await open(client)).revision,
      save: (client, fullName, expects) => client.billRules.update({ id, fullName, settings, expects }),
      name: async (client) => (await open(client)).fullName,
    }
  },
  webhook: async ({ webhooks }) => {
    const settings = { url: 'https://example.com/hook', events: ['case.approved' as const] }
    const { id } = await webhooks.create({ name: '推送', ...settings })
    const open = ({ webhooks: calls }: Client) => calls.open({ id })
    return {
      revision: async (client) => (await open(client)).revision,
      save: (client, name, expects) => client.webhooks.update({ id, name, ...settings, expects }),
      name: async (client) => (await open(client)).name,
    }
  },
  'data source': async ({ dataInterfaces }) => {
    const origin = { kind: 'environment' as const, variable: 'ERP' }
    const { id } = await dataInterfaces.createSource({ fullName: '库', enCode: 'two.source', origin })
    const open = ({ dataInterfaces: calls }: Client) => calls.openSource({ id })
    return {
      revision: async (client) => (await open(client)).revision,
      save: (client, fullName, expects) =>
        client.dataInterfaces.updateSource({ id, fullName, origin, expects }),
      name: async (client) => (await open(client)).fullName,
    }
  },
  'data interface': async ({ dataInterfaces }) => {
    const source = { kind: 'static' as const, rows: [{ code: 'a' }] }
    const { id } = await dataInterfaces.create({ fullName: '接口', enCode: 'two.interface', source })
    const open = ({ dataInterfaces: calls }: Client) => calls.open({ id })
    return {
      revision: async (client) => (await open(client)).revision,
      save: (client, fullName, expects) => client.dataInterfaces.update({ id, fullName, source, expects }),
      name: async (client) => (await open(client)).fullName,
    }
  },
  'data sync': async ({ dataInterfaces, dataSyncs }) => {
    const { modelId } = await publishModel(office)
    const source = { kind: 'static' as const, rows: [{ no: '1' }] }
    const made = await dataInterfaces.create({ fullName: '来源', enCode: 'two.rows', source })
    const settings = {
      ...{ interfaceId: made.id, key: 'number', columns: [{ column: 'no', field: 'number' }] },
      target: { kind: 'records' as const, id: modelId },
    }
    const { id } = await dataSyncs.create({ fullName: '同步', ...settings })
    const open = ({ dataSyncs: calls }: Client) => calls.open({ id })
    return {
      revision: async (client) => (await open(client)).revision,
      save: (client, fullName, expects) => client.dataSyncs.update({ id, fullName, ...settings, expects }),
      name: async (client) => (await open(client)).fullName,
    }
  },
  'short link': async ({ shortLinks }) => {
    const { modelId } = await publishModel(office)
    const link = { modelId, fields: ['title'] }
    const { id } = await shortLinks.switchOn({ ...link, purpose: 'form' })
    const open = async ({ shortLinks: calls }: Client) => (await calls.links({ modelId })).list[0]
    return {
      revision: async (client) => (await open(client))?.revision ?? '',
      save: (client, name, expects) => client.shortLinks.change({ ...link, id, quota: name.length, expects }),
      name: async (client) => 'x'.repeat((await open(client))?.quota ?? 0),
    }
  },
  'access key': async ({ accessKeys }) => {
    const key = { ownerId: office.company.people.admin, scopes: ['records.read'] }
    const { id } = await accessKeys.create({ name: '钥匙', ...key, personId: office.company.people.wang })
    const open = ({ accessKeys: calls }: Client) => calls.open({ id })
    return {
      revision: async (client) => (await open(client)).revision,
      save: (client, name, expects) => client.accessKeys.update({ id, name, ...key, expects }),
      name: async (client) => (await open(client)).name,
    }
  },
  'working calendar': async () => {
    const open = ({ workingCalendar: calls }: Client) => calls.show({})
    return {
      revision: async (client) => (await open(client)).revision,
      save: (client, name, expects) => {
        const ownDays = [{ day: '2026-05-05', kind: 'free' as const, name }]
        return client.workingCalendar.save({ week, hasPublicHolidays: true, ownDays, expects })
      },
      name: async (client) => (await open(client)).ownDays[0]?.name,
    }
  },
}

test.each(Object.entries(kinds))(
  '%s: of two saves that began with the same, one is refused',
  async (_, begin) => {
    const [admin, li] = [await office.as('admin'), await office.as('li')]
    const { revision, save, name } = await begin(admin)
    const opened = await revision(li)
    expect(await revision(admin)).toBe(opened)
    await save(li, 'xx', opened)
    expect(await refusalOf(save(admin, 'xxxx', opened))).toBe('request.changedMeanwhile')
    expect(await name(admin)).toBe('xx')

    const now = await revision(admin)
    expect(now).not.toBe(opened)
    const outcomes = await Promise.allSettled([save(admin, 'xxx', now), save(li, 'xxxxx', now)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    // A program that names no revision replaces what is stored.
    await save(admin, 'xxxxxx')
    expect(await name(li)).toBe('xxxxxx')
  },
)

test('contents that are as they were opened have the revision that was opened', async () => {
  const [admin, li] = [await office.as('admin'), await office.as('li')]
  const settings = { url: 'https://example.com/other', events: ['case.approved' as const] }
  const { id } = await admin.webhooks.create({ name: '甲', ...settings })
  const { revision } = await admin.webhooks.open({ id })
  await li.webhooks.update({ id, name: '乙', ...settings })
  await li.webhooks.update({ id, name: '甲', ...settings })
  await admin.webhooks.update({ id, name: '丙', ...settings, expects: revision })
  expect((await li.webhooks.open({ id })).name).toBe('丙')
})
