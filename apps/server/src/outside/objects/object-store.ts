import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { AwsV4Signer } from 'aws4fetch'
import type { Clock } from '../../clock/clock.ts'
import { inTime, portOf, sendTo } from '../ask-json.ts'
import { type Outside, reachableAddress } from '../outside.ts'
import { StoreFailure, storeFailure } from './store-failure.ts'

/** A bucket of an S3-compatible object storage, and a key for it. */
export type ObjectAccount = Readonly<{
  /** Origin of the storage, such as `https://s3.example.com`. */
  endpoint: string
  region: string
  bucket: string
  /** Names the bucket in the path instead of the host. */
  isPathStyle: boolean
  accessKeyId: string
  secretAccessKey: string
}>

export type ObjectReach = Readonly<{ outside: Outside; now: Clock }>

/** Bytes of known length and SHA-256 (hexadecimal). */
export type ObjectContent = Readonly<{ size: number; sha256: string; open: () => Readable }>

/** Milliseconds until the storage answers, and until a whole object has passed. */
const limits = { answer: 30_000, transfer: 30 * 60_000, check: 10_000 } as const
const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/**
 * Stores an object and compares its length afterwards; the signature covers the SHA-256, so a storage refuses other
 * bytes. Throws StoreFailure, refuses `outside.*`.
 */
export async function putObject(
  reach: ObjectReach,
  account: ObjectAccount,
  object: Readonly<{ key: string; content: ObjectContent }>,
): Promise<void> {
  const { key, content } = object
  const answer = await ask(reach, account, { method: 'PUT', key, content })
  await refuseFailed(account, answer)
  answer.resume()

  const stored = await ask(reach, account, { method: 'HEAD', key })
  stored.resume()
  const length = Number(stored.headers['content-length'])
  if (stored.statusCode !== 200 || length !== content.size)
    throw new StoreFailure('settings.storeIncomplete', { host: hostOf(account) })
}

/** Opens an object; undefined when there is none. Throws StoreFailure, refuses `outside.*`. */
export async function getObject(
  reach: ObjectReach,
  account: ObjectAccount,
  key: string,
): Promise<Readable | undefined> {
  const answer = await ask(reach, account, { method: 'GET', key })
  if (answer.statusCode === 200) return answer
  const failure = await storeFailure(hostOf(account), answer)
  if (failure.said === 'NoSuchKey') return undefined
  throw failure
}

/** Deletes an object, if it is there. Throws StoreFailure, refuses `outside.*`. */
export async function deleteObject(reach: ObjectReach, account: ObjectAccount, key: string): Promise<void> {
  const answer = await ask(reach, account, { method: 'DELETE', key })
  await refuseFailed(account, answer)
  answer.resume()
}

type Question = Readonly<{ method: 'PUT' | 'GET' | 'HEAD' | 'DELETE'; key: string; content?: ObjectContent }>

/** Asks at a checked and pinned address; follows no redirect, since another origin must not get the key. */
async function ask(
  { outside, now }: ObjectReach,
  account: ObjectAccount,
  { method, key, content }: Question,
): Promise<IncomingMessage> {
  const url = addressOf(account, key)
  const { accessKeyId, secretAccessKey, region } = account
  const signed = await new AwsV4Signer({
    method,
    url: url.href,
    headers: { 'x-amz-content-sha256': content?.sha256 ?? nothing },
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    datetime: new Date(now()).toISOString().replace(/[:-]|\.\d{3}/g, ''),
  }).sign()
  const headers = {
    ...Object.fromEntries(signed.headers),
    ...(content && { 'content-length': String(content.size) }),
  }
  const transfer = AbortSignal.timeout(limits.transfer)
  try {
    const reachable = reachableAddress(outside, { hostname: url.hostname, port: portOf(url) })
    const address = await inTime(AbortSignal.timeout(limits.check), reachable)
    const answer = sendTo({ method, url, headers, body: content?.open() }, address, transfer)
    return await (content ? answer : inTime(AbortSignal.timeout(limits.answer), answer))
  } catch (error) {
    if (error instanceof Refusal) throw error
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new Refusal<RefusalCode>(isLate ? 'outside.timedOut' : 'outside.unreachable', { host: url.host })
  }
}

async function refuseFailed(account: ObjectAccount, answer: IncomingMessage): Promise<void> {
  const status = answer.statusCode ?? 0
  if (status < 200 || status > 299) throw await storeFailure(hostOf(account), answer)
}

function hostOf({ endpoint }: ObjectAccount): string {
  return new URL(endpoint).host
}

function addressOf({ endpoint, bucket, isPathStyle }: ObjectAccount, key: string): URL {
  const url = new URL(endpoint)
  if (!isPathStyle) url.hostname = `${bucket}.${url.hostname}`
  url.pathname = isPathStyle ? `/${bucket}/${key}` : `/${key}`
  return url
}
