import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@signet/client'
import type { Db } from '@signet/db'
import { type Mould, openTestDb, type TestDb } from '@signet/db/testing'
import { isoOf } from '../src/clock/clock.ts'
import { type App, type AppOptions, createApp } from '../src/create-app.ts'
import { foundCompany } from '../src/features/company/organization/index.ts'
import { sendInProcess } from '../src/http/send-in-process.ts'
import { createTenant } from '../src/people/tenants/index.ts'
import { type TestClock, testClock } from './clock.ts'
import { type Account, type Company, companyIn, founder, password, tellCompany } from './company.ts'
import { type OfficeSocket, openSocket } from './office-socket.ts'

type Headers = Readonly<Record<string, string>>
type Tenant<Name extends string> = Readonly<{
  /** Returns a typed client of this person, signed in by the real call. */
  as: (account: Name, headers?: Headers) => Promise<Client>
  tokenOf: (account: Name) => Promise<string>
}>

/** A whole server for one test file, with a company in it. */
export type Office = Tenant<Account> &
  Readonly<{
    app: App
    db: TestDb
    clock: TestClock
    company: Company
    /** A second tenant that no test may affect; it has only an administrator. */
    other: Tenant<'admin'>
    /** Returns a client without a session. */
    client: (headers?: Headers) => Client
    /** Opens a socket and sends `OnConnection`; collects the frames. */
    socket: (account: Account, headers?: Headers) => Promise<OfficeSocket>
    /** Returns `http://127.0.0.1:<port>` of the listening server. */
    address: () => Promise<string>
    /** Delivers all facts and does all due work, which begins only here and in `ticker.passDue`. */
    settle: () => Promise<void>
    close: () => Promise<void>
  }>

type OfficeOptions = Readonly<{ clock?: TestClock } & Partial<Omit<AppOptions, 'db' | 'filesDir' | 'clock'>>>

export async function openOffice({ clock = testClock(), ...options }: OfficeOptions = {}): Promise<Office> {
  const db = await openTestDb(companyMould)
  const filesDir = await mkdtemp(join(tmpdir(), 'signet-office-'))
  const app = await createApp({ db, filesDir, clock, dueWork: 'onCall', unlimited: true, ...options })
  const demo = tenantOf(app, 'demo')
  const company = companyIn(await app.server.directories.of('demo'))
  let listening: Promise<string> | undefined
  const address = () => {
    listening ??= app.listen({ host: '127.0.0.1', port: 0 })
    return listening
  }
  const sockets: OfficeSocket[] = []

  return {
    ...demo,
    app,
    db,
    clock,
    company,
    other: tenantOf(app, 'other'),
    client: (headers = {}) => createClient(sendInProcess(app.http), { headers: () => headers }),
    address,
    socket: async (account, headers) => {
      const token = await demo.tokenOf(account)
      const { ticket } = await (await demo.as(account, headers)).session.socketTicket()
      const socket = await openSocket({
        address: `${(await address()).replace('http', 'ws')}/websocket/${ticket}`,
        hello: { method: 'OnConnection', token, mobileDevice: true, systemId: '' },
      })
      sockets.push(socket)
      // What happens before the server knows whose socket it is, it tells no one there.
      await socket.answered
      return socket
    },
    settle: async () => {
      do await app.server.outbox.idle()
      while (await app.ticker.passDue())
    },
    close: async () => {
      for (const socket of sockets) socket.close()
      await app.close()
      await db.close()
      await rm(filesDir, { recursive: true, force: true })
    },
  }
}

/** Signs each person in once and caches the token. */
function tenantOf<Name extends string>({ http }: App, tenant: string): Tenant<Name> {
  const tokens = new Map<string, Promise<string>>()
  const anonymous = createClient(sendInProcess(http), { headers: () => ({ 'App-Origin': 'app' }) })
  const tokenOf = (account: string): Promise<string> => {
    const known = tokens.get(account)
    if (known) return known

    const opened = anonymous.session
      .login({ account: `${account}@${tenant}`, password })
      .then(({ token }) => token)
    tokens.set(account, opened)
    return opened
  }

  return {
    tokenOf,
    as: async (account, headers = {}) => {
      const token = await tokenOf(account)
      return createClient(sendInProcess(http), {
        headers: () => ({ 'App-Origin': 'app', ...headers, Authorization: token }),
      })
    },
  }
}

/** The company of all tests, created once per run through real calls and then copied. */
const companyMould: Mould = { name: 'office', fill }

async function fill(db: Db): Promise<void> {
  const clock = testClock()
  const app = await createApp({ db, filesDir: tmpdir(), clock, dueWork: 'onCall', unlimited: true })
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
