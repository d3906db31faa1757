import { createHmac } from 'node:crypto'
import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import type { Caller, SecretCookie } from '../../../http/caller.ts'
import type { LoginProof, VouchedIdentity } from '../../../outside/identity/index.ts'
import { hashToken, newToken } from '../../../people/sessions/index.ts'
import type { Server } from '../../../server.ts'
import {
  type AnsweredLogin,
  findLogin,
  insertLogin,
  type ProviderLogin,
  takeLogin,
} from './provider-store.ts'
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
  await insertLogin(db.platform, { ...login, ...hashesOf(state, secret), expiresAt: isoOf(clock() + life) })
  return url
}

export type Finished = Began & Readonly<{ params: string }>

/** What an answer is for: a session of this browser, a bound identity, or a session of the app for phones. */
export function purposeOf({ personId, challenge }: ProviderLogin): 'login' | 'bind' | 'app' {
  if (personId !== null) return 'bind'
  return challenge === null ? 'login' : 'app'
}

/**
 * Checks the answer with which a browser comes back. Refuses `waysIn.ssoBegunElsewhere` for another browser, a repeated
 * or late answer, `waysIn.ssoOff`, and `waysIn.ssoRefused` when the provider’s answer cannot be trusted.
 */
export async function finishLogin(finished: Finished) {
  const { server, params, secret } = finished
  const state = stateOf(params)
  const login = await takeLogin(server.db.platform, {
    ...hashesOf(state, secret),
    now: isoOf(server.clock()),
  })
  if (!login) throw new Refusal<RefusalCode>('waysIn.ssoBegunElsewhere')

  return { login, identity: await identityOf(finished, login, state) }
}

type KeptAnswer = Readonly<{ login: ProviderLogin; identity: VouchedIdentity }>

/** Keeps a checked answer for its browser, which asks with the same state once its person has chosen a company. */
export async function keepForChoice(
  { server, params, secret }: Finished,
  { login: { tenant, isNamed, provider, personId, challenge }, identity: answer }: KeptAnswer,
): Promise<void> {
  const expiresAt = isoOf(server.clock() + life)
  const hashes = hashesOf(stateOf(params), secret)
  const login = { tenant, isNamed, provider, personId, challenge, answer, expiresAt }
  await insertLogin(server.db.platform, { ...hashes, ...login })
}

/** Returns what was kept for a choice. Refuses `waysIn.ssoBegunElsewhere` for others, and too late. */
export async function answerToChoose({ server, params, secret }: Finished): Promise<KeptAnswer> {
  const hashes = hashesOf(stateOf(params), secret)
  const login = await findLogin(server.db.platform, { ...hashes, now: isoOf(server.clock()) })
  if (!login?.answer) throw new Refusal<RefusalCode>('waysIn.ssoBegunElsewhere')
  return { login, identity: login.answer }
}

function stateOf(params: string): string {
  return new URLSearchParams(params).get('state') ?? ''
}

function hashesOf(state: string, secret: string) {
  return { state: hashToken(state), browser: hashToken(secret) }
}

async function identityOf(
  { server, caller, params, secret }: Finished,
  { tenant, provider, answer }: AnsweredLogin,
  state: string,
): Promise<VouchedIdentity> {
  const { finish, redirectUri } = await readyProvider(server, tenant, provider)
  if (finish && answer === null) {
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
