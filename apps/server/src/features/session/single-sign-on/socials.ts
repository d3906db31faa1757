import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { serveAnyone } from '../../../http/serve-anyone.ts'
import { hashToken, requireFreshSignIn } from '../../../people/sessions/index.ts'
import { defaultTenant, isOpenTenant } from '../../../people/tenants/index.ts'
import type { Server } from '../../../server.ts'
import { openProven, welcome } from '../welcome.ts'
import { enterByAnswer } from './choose-company.ts'
import { offeredProviders } from './offered-providers.ts'
import { beginLogin, explained, finishLogin, newSecret, secretOf } from './provider-login.ts'
import {
  bindIdentity,
  findBindings,
  findProviderSessions,
  keepProviderSession,
  removeBinding,
} from './provider-store.ts'
import { readyProvider } from './ready-provider.ts'

export const beginSocials = serveAnyone(
  contract.socials.begin,
  async ({ input, server, caller, keepCookie }) => {
    const tenant = await tenantOf(server, input.tenant)
    const began = { server, caller, secret: newSecret(server, keepCookie) }
    const isNamed = input.tenant !== ''
    const login = { tenant, isNamed, provider: input.provider, personId: null, challenge: null }
    return { url: await beginLogin(began, login) }
  },
  { perMinute: 60 },
)

/** Returns the company of a sign-in; an empty code means the first one. Refuses `waysIn.ssoOff`. */
export async function tenantOf({ db }: Server, code: string): Promise<string> {
  const tenant = code === '' ? await defaultTenant(db) : code
  if (tenant === undefined || !(await isOpenTenant(db, tenant)))
    throw new Refusal<RefusalCode>('waysIn.ssoOff')
  return tenant
}

export const loginSocials = serveAnyone(
  contract.socials.login,
  async (call) => {
    const { server, caller, input, cookie } = call
    const { params, tenant: company } = input
    const asked = { server, caller, params, secret: secretOf(cookie), purpose: 'login', company } as const
    const { login, identity, entered: person } = await enterByAnswer(asked)
    const opened = await openProven(call, { proof: 'provider', person }, 'provider')
    const session = hashToken(opened.token)
    // The provider ends it by the company where it was asked.
    await keepProviderSession(server.db.platform, login, { ...identity, session })
    return welcome(call, opened, 'provider')
  },
  { perMinute: 60 },
)

export const logoutFromProvider = serveAnyone(
  contract.socials.backchannelLogout,
  async ({ input, server, caller }) => {
    const { tenant, provider: name } = input
    const { signedOut } = await readyProvider(server, tenant, name)
    if (!signedOut) throw new Refusal<RefusalCode>('waysIn.ssoOff')
    const gone = await explained({ server, caller }, tenant, 'waysIn.ssoRefused', () =>
      signedOut(input.logout_token),
    )
    const sessions = await findProviderSessions(server.db.platform, { tenant, provider: name }, gone)
    for (const session of sessions) await server.sessions.end(session, 'logout')
    return null
  },
  { perMinute: 300 },
)

/** Where an identity is bound to the person who is signed in: they prove both within minutes. */
export const beginBinding = serve(contract.socials.beginBinding, async (call) => {
  await requireFreshSignIn(call)
  const { actor, input, server, caller } = call
  const { tenant, personId } = actor
  const began = { server, caller, secret: caller.token }
  const login = { tenant, isNamed: true, provider: input.provider, personId, challenge: null }
  return { url: await beginLogin(began, login) }
})

export const bind = serve(contract.socials.bind, async (call) => {
  const { actor, input, server, caller, tx, now, tell } = call
  const asked = { server, caller, params: input.params, secret: caller.token }
  const { login, identity } = await finishLogin(asked)
  if (login.personId !== actor.personId || login.tenant !== actor.tenant)
    throw new Refusal<RefusalCode>('waysIn.ssoBegunElsewhere')
  if (!(await bindIdentity(tx, identity, { personId: actor.personId, now })))
    throw new Refusal<RefusalCode>('waysIn.ssoBound')
  tell(bindingNotice('identityBound', actor.personId, { now, name: identity.name }))
  return null
})

export const unbind = serve(contract.socials.unbind, async (call) => {
  await requireFreshSignIn(call)
  const { actor, input, server, tx, now, tell } = call
  const { issuer } = await readyProvider(server, actor.tenant, input.provider)
  const binding = (await findBindings(tx, actor.personId)).find((one) => one.issuer === issuer)
  if (!binding || !(await removeBinding(tx, actor.personId, issuer)))
    throw new Refusal<RefusalCode>('waysIn.ssoUnbound')
  tell(bindingNotice('identityUnbound', actor.personId, { now, name: binding.name }))
  return null
})

export const bindings = serve(contract.socials.list, async ({ actor, server, caller, tx }) => {
  const offered = await offeredProviders(server, actor.tenant, caller.locale)
  const bound = await findBindings(tx, actor.personId)
  const list = offered.map(({ provider, name, issuer }) => {
    const binding = bound.find((one) => one.issuer === issuer)
    return { provider, name, boundAs: binding?.name ?? '', boundAt: binding?.boundAt ?? null }
  })
  return { list }
})

function bindingNotice(
  kind: 'identityBound' | 'identityUnbound',
  personId: string,
  { now, name }: Readonly<{ now: string; name: string }>,
) {
  const fact = `identity:${personId}:${now}`
  const titleKey = `account.notice.${kind}`
  return {
    topic: 'notice',
    body: { toPersonIds: [personId], kind: 'system', titleKey, titleParams: { name }, fact },
  } as const
}
