import { TriggerDefinition } from '@signet/flow'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishModel, titlesOf } from '../../../../test/company-models.ts'
import { days, type Office, openOffice, testClock } from '../../../../test/index.ts'
import { createApp } from '../../../create-app.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice({ clock: testClock('2026-09-21T00:30:00.000Z') })
})
afterAll(() => office.close())

test('a cron expression uses the company’s time zone, and an invalid one is refused with its error', async () => {
  const { triggers } = await office.as('admin', { 'Accept-Language': 'en-US' })
  const event = (expression: string) =>
    TriggerDefinition.parse({ event: { kind: 'time', schedule: { every: 'cron', expression } } })
  expect(await triggers.times(event('0 9 * * mon-fri'))).toEqual({
    timeZone: 'Asia/Shanghai',
    times: ['2026-09-21T01:00:00.000Z', '2026-09-22T01:00:00.000Z', '2026-09-23T01:00:00.000Z'],
  })

  const wrong = { code: 'flow.cronRange', message: '“25” in the hours must be between 0 and 23' }
  await expect(triggers.times(event('0 25 * * *'))).rejects.toMatchObject(wrong)
  await expect(triggers.create({ name: '晚了', definition: event('0 25 * * *') })).rejects.toMatchObject(
    wrong,
  )
})

test('a schedule runs once on two servers, and missed times run once', async () => {
  const to = await publishModel(office)
  const { triggers } = await office.as('admin')
  const definition = TriggerDefinition.parse({
    event: { kind: 'time', schedule: { every: 'day', at: '09:00' }, ends: { kind: 'count', count: 3 } },
    actions: [{ does: 'addRecord', form: to.modelId, values: { title: 'planned_at', amount: 'count' } }],
  })
  const { id } = await triggers.create({ name: '每日', definition })
  await triggers.turn({ id, isOn: true })
  const other = await createApp({
    db: office.db,
    clock: office.clock,
    filesDir: office.app.server.filesDir,
    dueWork: 'onCall',
    unlimited: true,
  })
  const titles = async () => {
    await other.server.outbox.idle()
    await office.settle()
    return titlesOf(office, 'admin', to)
  }
  office.clock.set('2026-09-21T01:00:00.000Z')
  await Promise.all([office.app, other, office.app, other].map(({ ticker }) => ticker.passDue()))
  await expect.poll(titles).toEqual(['2026-09-21T01:00:00.000Z'])

  office.clock.pass(days(4))
  await Promise.all([office.app, other].map(({ ticker }) => ticker.passDue()))
  await expect.poll(titles).toHaveLength(2)
  const { nextAt } = await triggers.open({ id })
  expect(nextAt).toBe('2026-09-26T01:00:00.000Z')

  office.clock.pass(days(3))
  await titles()
  office.clock.pass(days(3))
  await expect.poll(titles).toHaveLength(3)
  await other.close()
})
