import { createHmac } from 'node:crypto'
import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import type { Caller, SecretCookie } from '../../../http/caller.ts'
import type { LoginProof, VouchedIdentity } from '../../../outside/identity/index.ts'
import { hashToken, newToken } from '../../../people/sessions/index.ts'
import type { Server } from '../../../server.ts'
import { type AnsweredLogin, insertLogin, type ProviderLogin, takeLogin } from './provider-store.ts'
import { readyProvider } from './ready-provider.ts'

/** People type passwords and codes at the provider meanwhile. */
const life = 10 * 60_000
const cookie = { name: 'signet_sso', path: '/api/oauth/Login/socials', sameSite: 'Strict' } as const

/** `secret` is what only the browser that began has: a cookie, or the token of its session. */
type Began = Place & Readonly<{ secret: string }>

/** Gives a browser without a session a secret of its own. */
export function newSecret(
  { random }: Pick<Server, 'random'>,
  keepCookie: (cookie: SecretCookie) => void,
): string {
  const secret = newToken(random)
  keepCookie({ ...cookie, value: secret, seconds: life / 1000 })
  return secret
}

export function secretOf(read: (name: string) => string): string {
  return read(cookie.name)
}

/** Returns where the browser is sent. Refuses `waysIn.ssoOff`, `waysIn.providerAway`. */
export async function beginLogin({ server, caller, secret }: Began, login: ProviderLogin): Promise<string> {
  const { db, random, clock } = server
  const { begin, redirectUri } = await readyProvider(server, login.tenant, login.provider)
  // The page that the browser comes back to must know what was begun there. WeCom takes letters and digits only.
  const state = `${purposeOf(login)}${Buffer.from(newToken(random), 'base64url').toString('hex')}`
  const proof = proofOf(redirectUri, { state, secret })
  const url = await explained({ server, caller }, login.tenant, 'waysIn.providerAway', () => begin(proof))
  const hashes = { state: hashToken(state), browser: hashToken(secret) }
  await insertLogin(db.platform, { ...login, ...hashes, expiresAt: isoOf(clock() + life) })
  return url
}

type Finished = Began & Readonly<{ params: string }>

function purposeOf({ personId, challenge }: ProviderLogin): 'login' | 'bind' | 'app' {
  if (personId !== null) return 'bind'
  return challenge === null ? 'login' : 'app'
}

/**
 * Checks the answer with which a browser comes back. Refuses `waysIn.ssoBegunElsewhere` for another browser, a repeated
 * or late answer, `waysIn.ssoOff`, and `waysIn.ssoRefused` when the provider’s answer cannot be trusted.
 */
export async function finishLogin(finished: Finished) {
  const { server, params, secret } = finished
  const state = new URLSearchParams(params).get('state') ?? ''
  const hashes = { state: hashToken(state), browser: hashToken(secret) }
  const login = await takeLogin(server.db.platform, { ...hashes, now: isoOf(server.clock()) })
  if (!login) throw new Refusal<RefusalCode>('waysIn.ssoBegunElsewhere')

  return { login, identity: await identityOf(finished, login, state) }
}

async function identityOf(
  { server, caller, params, secret }: Finished,
  { tenant, provider, answer }: AnsweredLogin,
  state: string,
): Promise<VouchedIdentity> {
  const { finish, redirectUri } = await readyProvider(server, tenant, provider)
  if (finish) {
    const proof = proofOf(redirectUri, { state, secret })
    return explained({ server, caller }, tenant, 'waysIn.ssoRefused', () => finish({ proof, params }))
  }
  // The answer was posted to the server, which has logged why it did not keep it.
  if (answer === null) throw new Refusal<RefusalCode>('waysIn.ssoRefused')
  return answer
}

/** Nonce and verifier are made of the browser's secret, so that the database keeps neither. */
function proofOf(
  redirectUri: string,
  { state, secret }: Readonly<{ state: string; secret: string }>,
): LoginProof {
  const made = (what: string) => createHmac('sha256', secret).update(`${what} ${state}`).digest('base64url')
  return { redirectUri, state, nonce: made('nonce'), verifier: made('verifier') }
}

type Place = Readonly<{ server: Server; caller: Pick<Caller, 'what' | 'requestId'> }>

/** The person reads a sentence; administrators find the cause in the log of errors. */
export async function explained<Answer>(
  { server, caller: { what, requestId } }: Place,
  tenant: string,
  code: RefusalCode,
  act: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await act()
  } catch (error) {
    await server.callLog.noteCause(tenant, { what, requestId, error })
    throw new Refusal<RefusalCode>(code)
  }
}
