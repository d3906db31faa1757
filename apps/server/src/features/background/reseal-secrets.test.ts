import { randomBytes } from 'node:crypto'
import { TriggerDefinition } from '@signet/flow'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, publishFlow, start } from '../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../test/index.ts'
import {
  flowSecretPlace,
  headerPlace,
  openSecrets,
  sourcePlace,
  triggerPlace,
  webhookPlace,
} from '../../outside/secrets/index.ts'
import { resealSecrets } from './reseal-secrets.ts'

const older = new Uint8Array(32).fill(3)
const newest = new Uint8Array(32).fill(4)

let office: Office
beforeAll(async () => {
  office = await openOffice({ secretKey: older })
})
afterAll(() => office.close())

const withBoth = openSecrets({ key: newest, olderKeys: [older], random: randomBytes })
const withNewest = openSecrets({ key: newest, random: randomBytes })
const reseal = () => resealSecrets({ db: office.db, secrets: withBoth }, 'demo')

/** One secret of every kind, saved through the product; returns what each holds and where it is. */
async function saveSecrets() {
  const { webhooks, triggers, dataInterfaces, approvals } = await office.as('admin')
  const webhook = await webhooks.create({ name: 'a', url: 'https://a.example', events: ['case.launched'] })
  const renewed = await webhooks.rotateSecret({ id: webhook.id })
  const definition = TriggerDefinition.parse({ event: { kind: 'webhook', isSigned: true }, actions: [] })
  const { id: trigger } = await triggers.create({ name: 'b', definition })
  const { signingKey } = await triggers.renewAddress({ id: trigger })
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  const { secret: ofFlow } = await approvals.flowSecret({ flowId })
  const address = { host: 'db.example', port: 5432, database: 'd', user: 'u', encryption: 'off' as const }
  const source = await dataInterfaces.createSource({
    ...{ fullName: 'c', enCode: 'c', password: 'hush' },
    origin: { kind: 'address', ...address },
  })
  const headers = [
    { name: 'X-Key', value: 'one', isSecret: true },
    { name: 'X-Other', value: 'two', isSecret: true },
  ]
  const asked = await dataInterfaces.create({
    ...{ fullName: 'd', enCode: 'd' },
    source: { kind: 'http', url: 'https://d.example/', headers },
  })
  return [
    { at: ['webhook', 'sealed', webhook.id], place: webhookPlace('demo', webhook.id), text: renewed.secret },
    {
      at: ['webhook', 'former_sealed', webhook.id],
      place: webhookPlace('demo', webhook.id),
      text: webhook.secret,
    },
    { at: ['trigger', 'signing_key', trigger], place: triggerPlace('demo', trigger), text: signingKey },
    { at: ['flow_secret', 'sealed', flowId], place: flowSecretPlace('demo', flowId), text: ofFlow },
    {
      at: ['data_source', 'sealed_password', source.id],
      place: sourcePlace('demo', source.id),
      text: 'hush',
    },
    {
      at: ['data_interface', "sealed_headers->>'x-key'", asked.id],
      place: headerPlace('demo', asked.id, 'X-Key'),
      text: 'one',
    },
    {
      at: ['data_interface', "sealed_headers->>'x-other'", asked.id],
      place: headerPlace('demo', asked.id, 'X-Other'),
      text: 'two',
    },
  ] as const
}

/** Every text of a tenant that an older key sealed. */
async function sealedByOlder(): Promise<readonly string[]> {
  const mark = openSecrets({ key: older, random: randomBytes }).seal('', '').split('.').slice(0, 2).join('.')
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 't_demo' and table_type = 'BASE TABLE'`.execute(office.db.platform)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.id('t_demo', name)} as one
      where one::text like ${`%${mark}.%`}`.execute(office.db.platform)
    if (rows.length > 0) found.push(name)
  }
  return found.sort()
}

test('a new key reads what the old one sealed and seals it again, wherever a secret is kept', async () => {
  const saved = await saveSecrets()
  expect(await sealedByOlder()).toEqual([
    'data_interface',
    'data_source',
    'flow_secret',
    'trigger',
    'webhook',
  ])

  await reseal()
  expect(await sealedByOlder()).toEqual([])
  for (const { at, place, text } of saved) {
    const [table, column, id] = at
    const key = table === 'flow_secret' ? 'flow_id' : 'id'
    const { rows } = await sql<{ sealed: string }>`select ${sql.raw(column)} as sealed
      from ${sql.id('t_demo', table)} where ${sql.id(key)} = ${id}`.execute(office.db.platform)
    expect(withNewest.open(rows[0]?.sealed ?? '', place)).toBe(text)
  }
})

test('what is sealed with the newest key, or with a key that is gone, stays as it is', async () => {
  const lost = openSecrets({ key: new Uint8Array(32).fill(5), random: randomBytes }).seal('x', 'here')
  const fresh = withNewest.seal('x', 'here')

  expect([lost, fresh, 'plain'].map((text) => withBoth.reseal(text, 'here'))).toEqual([lost, fresh, 'plain'])
})
