import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import ip from 'ipaddr.js'
import { type Outside, reachableAddress } from './outside.ts'

export type OutsideRequest = Readonly<{
  method: 'GET' | 'POST'
  url: URL
  headers: Readonly<Record<string, string>>
  body?: string | Uint8Array | undefined
}>
type SentRequest = Omit<OutsideRequest, 'method' | 'body'> &
  Readonly<{ method: string; body?: string | Uint8Array | Readable | undefined }>
type Limits = Readonly<{ milliseconds: number; bytes: number }>

const mostRedirects = 3

/**
 * Fetches JSON from another server. The address is checked and pinned, also after each redirect (GET only;
 * a new origin loses the headers), with limits on time and size. Refuses `outside.*`.
 */
export async function askJson(outside: Outside, request: OutsideRequest, limits: Limits): Promise<unknown> {
  const signal = AbortSignal.timeout(limits.milliseconds)
  try {
    return await followRedirects(outside, request, { ...limits, signal, redirects: mostRedirects })
  } catch (error) {
    if (error instanceof Refusal) throw error
    const { host } = request.url
    throw new Refusal<RefusalCode>(signal.aborted ? 'outside.timedOut' : 'outside.unreachable', { host })
  }
}

/** Response to a POST: status and beginning of the body. */
export type PostResponse = Readonly<{ status: number; beginning: string }>

/**
 * Posts to a checked and pinned address. Reads at most `bytes` of the response and follows no
 * redirect; time is limited. Refuses `outside.*`.
 */
export async function postJson(
  outside: Outside,
  request: OutsideRequest,
  limits: Limits,
): Promise<PostResponse> {
  const signal = AbortSignal.timeout(limits.milliseconds)
  const { hostname, host } = request.url
  try {
    const reach = reachableAddress(outside, { hostname, port: portOf(request.url) })
    const response = await sendTo(request, await inTime(signal, reach), signal)
    return { status: response.statusCode ?? 0, beginning: await beginningOf(response, limits.bytes) }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal<RefusalCode>(signal.aborted ? 'outside.timedOut' : 'outside.unreachable', { host })
  }
}

async function beginningOf(response: http.IncomingMessage, bytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= bytes) break
  }
  response.destroy()
  return Buffer.concat(chunks).subarray(0, bytes).toString('utf8')
}

type RequestLimits = Limits & Readonly<{ signal: AbortSignal; redirects: number }>

async function followRedirects(
  outside: Outside,
  request: OutsideRequest,
  way: RequestLimits,
): Promise<unknown> {
  const { url } = request
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Refusal<RefusalCode>('outside.unreachable', { host: url.host })

  const address = await inTime(
    way.signal,
    reachableAddress(outside, { hostname: url.hostname, port: portOf(url) }),
  )
  const response = await sendTo(request, address, way.signal)
  const status = response.statusCode ?? 0
  const { location } = response.headers
  if (status >= 200 && status < 300) return readJson(response, { host: url.host, bytes: way.bytes })

  response.destroy()
  if (status < 300 || status >= 400 || !location)
    throw new Refusal<RefusalCode>('outside.failed', { host: url.host, status })
  return followRedirects(outside, redirected(request, location, way), {
    ...way,
    redirects: way.redirects - 1,
  })
}

function redirected(request: OutsideRequest, location: string, { redirects }: RequestLimits): OutsideRequest {
  const url = URL.parse(location, request.url)
  if (!url || redirects === 0 || request.method !== 'GET')
    throw new Refusal<RefusalCode>('outside.redirected', { host: request.url.host })
  return { ...request, url, headers: url.origin === request.url.origin ? request.headers : {} }
}

/** The port of an address; that of its protocol where it names none. */
export function portOf(url: URL): number {
  return Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
}

/** Sends to an address that was checked. */
export function sendTo({ method, url, headers, body }: SentRequest, address: string, signal: AbortSignal) {
  const family = ip.parse(address).kind() === 'ipv6' ? 6 : 4
  const lookup: LookupFunction = (_hostname, { all }, answer) =>
    all ? answer(null, [{ address, family }]) : answer(null, address, family)
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>()
  const { request } = url.protocol === 'https:' ? https : http
  const sent = request(url, {
    method,
    lookup,
    signal,
    agent: false,
    headers: { accept: 'application/json', ...headers, 'accept-encoding': 'identity', connection: 'close' },
  })
  sent.on('response', resolve)
  sent.on('error', reject)
  if (body instanceof Readable) pipeline(body, sent, (error) => error && reject(error))
  else sent.end(body)
  return promise
}

/** Waits for an answer no longer than the signal allows. */
export function inTime<Answer>(signal: AbortSignal, answer: Promise<Answer>): Promise<Answer> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return Promise.race([answer, tooLate])
}

type BodyLimits = Readonly<{ host: string; bytes: number }>

/**
 * Reads a response body. Refuses `outside.tooLarge` as soon as it exceeds the limit, and `outside.notJson`.
 */
async function readJson(response: IncomingMessage, { host, bytes }: BodyLimits): Promise<unknown> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = response.headers
  if (!/^(application|text)\/([\w.+-]+\+)?json\b/i.test(type) || encoding !== 'identity') {
    response.destroy()
    throw new Refusal<RefusalCode>('outside.notJson', { host })
  }

  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size > bytes) {
      response.destroy()
      throw new Refusal<RefusalCode>('outside.tooLarge', { host })
    }
    chunks.push(chunk)
  }
  const parsed = parseJson(Buffer.concat(chunks).toString('utf8'))
  if (parsed === undefined) throw new Refusal<RefusalCode>('outside.notJson', { host })
  return parsed
}

type Reviver = (key: string, value: unknown, context: Readonly<{ source?: string }>) => unknown
/** JSON.parse passes a number's source to a reviver; TypeScript's types lack it. */
const parse = JSON.parse as (text: string, revive: Reviver) => unknown

const deepest = 30

/**
 * Parses JSON without losing digits: numbers beyond a double become text. Returns undefined for invalid or
 * too deep JSON.
 */
export function parseJson(text: string): unknown {
  try {
    const value = parse(text, (_key, one, { source = '' }) => (isInexact(one, source) ? source : one))
    return isTooDeep(value, deepest) ? undefined : value
  } catch {
    return undefined
  }
}

function isInexact(value: unknown, source: string): boolean {
  return typeof value === 'number' && source.replace(/^-|\.|e.*$/gi, '').replace(/^0+/, '').length > 15
}

function isTooDeep(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return left === 0 || Object.values(value).some((one) => isTooDeep(one, left - 1))
}
