import { contract, type Endpoint } from '@signet/contract'
import { networkOf } from '../../http/admission/index.ts'
import type { Caller } from '../../http/caller.ts'
import { serve } from '../../http/serve.ts'
import { type AnonymousCall, serveAnyone } from '../../http/serve-anyone.ts'
import type { Directories } from '../../people/directory/index.ts'
import {
  choosePassword,
  failureListener,
  findLastSignIn,
  type OpenedSession,
  passwordNotice,
  recordSignIn,
  type SignedInPerson,
} from '../../people/sessions/index.ts'
import {
  createTenant,
  defaultTenant,
  isFirstRun,
  listTenants,
  refuseFirstRun,
  type Tenant,
} from '../../people/tenants/index.ts'
import { demoAccounts } from '../../seed/demo-accounts.ts'
import { foundCompany } from '../company/organization/index.ts'
import { identityOf } from './identity.ts'

export const login = serveAnyone(
  contract.session.login,
  async (call) => {
    const { account, password } = call.input
    const onFailure = failureListener(call, 'POST /api/oauth/Login')
    const opened = call.server.sessions.open({ account, password, ...signingOf(call.caller), onFailure })
    return welcome(call, await opened)
  },
  { perMinute: 120 },
)

/** The step after a right password of a person with an authenticator. */
export const loginCode = serveAnyone(
  contract.session.loginCode,
  async (call) => {
    const onFailure = failureListener(call, 'POST /api/oauth/Login/secondFactor')
    const opened = call.server.sessions.passCode({ ...call.input, ...signingOf(call.caller), onFailure })
    return welcome(call, await opened)
  },
  { perMinute: 120 },
)

/** The step after a right password that must be changed. */
export const loginPassword = serveAnyone(
  contract.session.loginPassword,
  async (call) => {
    const { challenge, password } = call.input
    const opened = call.server.sessions.passNewPassword({
      challenge,
      ...signingOf(call.caller),
      choose: (person, lastly) => chooseAtSignIn(call, { person, password, lastly }),
    })
    return welcome(call, await opened)
  },
  { perMinute: 120 },
)

type Signing = Pick<AnonymousCall<Endpoint>, 'server' | 'caller' | 'now' | 'keepDevice'>

function signingOf({ ip: address, knownDevice, device, userAgent }: Caller) {
  return { device, address, userAgent, origin: { address, network: networkOf(address), device: knownDevice } }
}

type Chosen = Readonly<{ person: SignedInPerson; password: string; lastly: () => Promise<void> }>

async function chooseAtSignIn(
  { server, now }: Signing,
  { person: { tenant, personId }, password, lastly }: Chosen,
): Promise<void> {
  await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      await choosePassword({ tx, server, tenant, personId, now }, password)
      await server.outbox.write(tx, [passwordNotice('passwordChanged', personId, now)], now)
      await lastly()
    })
  server.outbox.wake(tenant)
}

/** Adds the sign-in to the history of its person, and says when the one before was. */
async function welcome({ server, caller, now, keepDevice }: Signing, opened: OpenedSession) {
  const { tenant, personId, token, knownDevice } = opened
  const { ip: address, userAgent, device } = caller
  const db = server.db.tenant(tenant)
  keepDevice(knownDevice)
  const lastSignIn = await findLastSignIn(db, personId)
  await recordSignIn(db, { id: server.newId(), personId, at: now, refusal: null, address, userAgent, device })
  return { token, theme: 'classic', lastSignIn: lastSignIn ?? null }
}

/** Ends only this session; other devices stay signed in. Fails when the session could not be ended. */
export const logout = serve(contract.session.logout, async ({ actor, server }) => {
  await server.sessions.end(actor.session, 'logout')
  return null
})

export const socketTicket = serve(contract.session.socketTicket, async ({ actor, caller, server }) => ({
  ticket: await server.sessions.issueTicket(actor, caller.locale),
}))

const firstTenant = 'main'

/** Creates the first tenant and administrator; once they exist, the call is refused. */
export const createFirstAdministrator = serveAnyone(
  contract.session.createFirstAdministrator,
  async ({ input, server, now }) => {
    await refuseFirstRun(server, input.code)
    const existing = await defaultTenant(server.db)
    const code = existing ?? firstTenant
    if (!existing) await createTenant(server.db, { code, name: input.companyName, isDemo: false, now })
    await foundCompany(server, code, input)

    return null
  },
  { perMinute: 20 },
)

export const loginConfig = serveAnyone(contract.session.loginConfig, async ({ server, caller }) => {
  const tenants = await listTenants(server.db)
  const first = tenants[0]

  return {
    redirect: false,
    url: '',
    ticketParams: '',
    socialsList: [],
    methods: ['password' as const],
    isTenant: tenants.length > 1,
    isFirstRun: await isFirstRun(server),
    identity: await identityOf(server, first?.code),
    demoAccounts: await accountsOf(first, server.directories, server.words.t(caller.locale)),
  }
})

/** Returns the demo accounts that still exist; empty for other tenants. */
async function accountsOf(tenant: Tenant | undefined, directories: Directories, t: (key: string) => string) {
  if (!tenant?.isDemo) return []

  const directory = await directories.of(tenant.code)
  return demoAccounts.flatMap((account) => {
    const person = directory.personByAccount(account)
    return person ? [{ account, name: person.name, role: t(`session.demo.${account}`) }] : []
  })
}

/**
 * No account needs a captcha, since lock-out stops guessing; a constant answer reveals nothing about
 * accounts.
 */
export const accountConfig = serveAnyone(contract.session.accountConfig, () => ({
  enableVerificationCode: 0 as const,
  verificationCodeNumber: 4,
}))
