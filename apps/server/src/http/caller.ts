import type { KeyNeed } from '@signet/contract'
import { type Locale, toLocale } from '@signet/i18n'
import type { FastifyRequest } from 'fastify'
import { looksLikeKey } from '../people/access-keys/index.ts'
import type { Server } from '../server.ts'
import type { Actor } from './actor.ts'
import { addressOf, networkOf } from './admission/index.ts'

/** Unverified request headers of the sender (spec section 7). */
export type Caller = Readonly<{
  locale: Locale
  /** An app keeps its session for weeks; browser is the default. */
  device: 'app' | 'web'
  systemCode: string
  token: string
  ip: string
  /** What the browser says it is, cut to 300 characters. */
  userAgent: string
  requestId: string
  /** Method and path of the endpoint, as logs name the call; empty for background work. */
  what: string
  /** Name of a browser that signed in before; empty if unknown. */
  knownDevice: string
  /** What a browser worked out to show that it is no flood (`Proof-Of-Work`); empty without. */
  proof: string
  /** The version that a change is meant for (`If-Match`); empty for any. */
  ifMatch: string
}>

/** Language of documents without a particular reader. */
export const houseLanguage = 'zh-CN'

/** Returns the caller of background work. `requestId` names it in the log. */
export function nobodyCalling(requestId: string): Caller {
  return {
    locale: houseLanguage,
    device: 'web',
    systemCode: '',
    token: '',
    ip: '',
    userAgent: '',
    requestId,
    what: '',
    knownDevice: '',
    proof: '',
    ifMatch: '',
  }
}

export function callerOf(request: FastifyRequest): Caller {
  return {
    locale: toLocale(headerOf(request, 'accept-language')),
    device: headerOf(request, 'app-origin') === 'app' ? 'app' : 'web',
    systemCode: decodeHeader(headerOf(request, 'app-code')),
    token: headerOf(request, 'authorization').replace(/^bearer /i, ''),
    ip: addressOf(request),
    userAgent: headerOf(request, 'user-agent').slice(0, 300),
    requestId: request.id,
    what: `${request.method} ${request.routeOptions.url ?? ''}`,
    knownDevice: cookieOf(request, 'signet_device'),
    proof: headerOf(request, 'proof-of-work'),
    ifMatch: headerOf(request, 'if-match'),
  }
}

/**
 * Finds the person of a call and counts it for their session, or for the address when there is no session.
 * A program brings an access key in place of a token; `need` is what the call asks of one.
 * Refuses as `Sessions.actorOf` and `AccessKeys.admit` do, `request.tooMany` and `tenants.tooManyCalls`.
 */
export async function actorOf(
  server: Pick<Server, 'sessions' | 'accessKeys' | 'callLimits' | 'tenants'>,
  { token, ip, what, requestId }: Caller,
  need: KeyNeed | undefined,
): Promise<Actor> {
  const { sessions, accessKeys, callLimits, tenants } = server
  if (looksLikeKey(token)) return accessKeys.admit({ secret: token, need, what, address: ip, requestId })

  const actor = await sessions.actorOf(token).catch((error: unknown) => {
    callLimits.anonymous(networkOf(ip))
    throw error
  })
  callLimits.session(actor.session)
  callLimits.tenant(actor.tenant, (await tenants.of(actor.tenant)).callsPerMinute)
  return actor
}

/** Returns the value of a cookie made of letters, digits, `_` and `-`; empty if absent. */
export function cookieOf(request: FastifyRequest, name: string): string {
  const pairs = headerOf(request, 'cookie').split(';')
  const pair = pairs.find((one) => one.trimStart().startsWith(`${name}=`)) ?? ''
  const value = pair.slice(pair.indexOf('=') + 1).trim()
  return /^[\w-]+$/.test(value) ? value : ''
}

/** Returns a header cut to 500 characters; empty if absent. */
export function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name]
  return typeof value === 'string' ? value.slice(0, 500) : ''
}

/** Returns an empty string for malformed encodings. */
function decodeHeader(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/**
 * Returns the header that lets a browser keep its name for 90 days. The cookie reaches only the sign-in and
 * grants nothing: it lets the wrong passwords of its owner count apart from those of strangers.
 */
export function deviceCookie(knownDevice: string, isSecure: boolean): string {
  const ninetyDays = 7_776_000
  const cookie = { name: 'signet_device', path: '/api/oauth/Login', sameSite: 'Strict' } as const
  return secretCookie({ ...cookie, value: knownDevice, seconds: ninetyDays }, isSecure)
}

/** A secret that only one browser holds, for the calls below a path. */
export type SecretCookie = Readonly<{
  name: string
  value: string
  path: string
  seconds: number
  sameSite: 'Strict' | 'Lax'
}>

/** Returns the header that lets a browser keep a secret where no script reads it. */
export function secretCookie(
  { name, value, path, seconds, sameSite }: SecretCookie,
  isSecure: boolean,
): string {
  const secure = isSecure ? '; Secure' : ''
  return `${name}=${value}; Path=${path}; HttpOnly; SameSite=${sameSite}; Max-Age=${seconds}${secure}`
}
