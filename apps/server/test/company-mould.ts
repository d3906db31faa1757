import { tmpdir } from 'node:os'
import { createClient } from '@signet/client'
import type { Db } from '@signet/db'
import type { Mould } from '@signet/db/testing'
import { isoOf } from '../src/clock/clock.ts'
import { createApp } from '../src/create-app.ts'
import { foundCompany } from '../src/features/organization/index.ts'
import { sendInProcess } from '../src/http/send-in-process.ts'
import { createTenant } from '../src/people/tenants/index.ts'
import { testClock } from './clock.ts'
import { founder, password, tellCompany } from './company.ts'

/** The company of all tests, created once per run through real calls and then copied. */
export const companyMould: Mould = { name: 'office', fill }

async function fill(db: Db): Promise<void> {
  const clock = testClock()
  const app = await createApp({ db, filesDir: tmpdir(), clock, unlimited: true })
  const found = async (code: string, name: string, isDemo: boolean) => {
    clock.pass(1)
    await createTenant(db, { code, name, isDemo, now: isoOf(clock()) })
    await foundCompany(app.server, code, { ...founder, companyName: name })
  }
  await found('demo', '云杉科技', true)
  await found('other', '别家', false)

  const send = sendInProcess(app.http)
  const { token } = await createClient(send).session.login({ account: founder.account, password })
  await tellCompany(createClient(send, { headers: () => ({ Authorization: token }) }))
  await app.close()
}
