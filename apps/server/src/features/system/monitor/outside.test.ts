import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type MailServer,
  type Office,
  openMailServer,
  openOffice,
  refusalOf,
} from '../../../../test/index.ts'

let office: Office
let smtp: MailServer
beforeAll(async () => {
  smtp = await openMailServer()
  office = await openOffice({
    secretKey: new Uint8Array(32).fill(7),
    outside: { innerHosts: ['127.0.0.1'] },
  })
})
afterAll(() => office.close())

test('each outside system that is used says whether it works, and why not', async () => {
  const { monitor, settings } = await office.as('admin')
  expect(await monitor.outside()).toEqual({ list: [] })

  const mail = { isOn: true, host: '127.0.0.1', port: smtp.port, security: 'none', account: 'office' }
  const value = { ...mail, fromAddress: 'office@signet.example' }
  await settings.save({ group: 'mail', value, secrets: { password: 'right' }, version: 0 })
  expect(await monitor.outside()).toEqual({ list: [{ name: 'mail', failure: '' }] })

  await smtp.close()
  const { list } = await monitor.outside()
  expect(list).toEqual([{ name: 'mail', failure: expect.stringContaining('127.0.0.1') }])
  expect(list[0]?.failure).toMatch(/[\u4e00-\u9fff]/)
})

test('only administrators ask, and of their own company', async () => {
  expect(await refusalOf((await office.as('li')).monitor.outside())).toBe('session.administratorsOnly')
  expect(await (await office.other.as('admin')).monitor.outside()).toEqual({ list: [] })
})
