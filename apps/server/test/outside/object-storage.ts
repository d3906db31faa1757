import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** An S3-compatible object storage in memory that takes only what is signed rightly (SigV4) for its one key. */
export type ObjectStorage = Readonly<{
  endpoint: string
  /** Bytes by `bucket/key`. */
  objects: Map<string, Buffer>
  close: () => Promise<void>
}> & {
  /** Answers everything with this error while it is set. */
  broken: Readonly<{ status: number; code: string }> | undefined
}

type Rules = Readonly<{
  clock: () => number
  buckets?: readonly string[]
  region?: string
  accessKeyId?: string
  secretAccessKey?: string
  /** Methods that the key may not use. */
  forbidden?: readonly string[]
}>

export const objectKey = { accessKeyId: 'SIGNETKEY', secretAccessKey: 'sEcret/of+the/storage' } as const

export async function openObjectStorage(rules: Rules): Promise<ObjectStorage> {
  const known = {
    buckets: ['office'],
    region: 'eu-central-1',
    forbidden: [] as readonly string[],
    ...objectKey,
    ...rules,
  }
  const objects = new Map<string, Buffer>()
  const state: { broken: ObjectStorage['broken'] } = { broken: undefined }
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const refused = state.broken ?? refusalOf(request, body, known)
    if (refused) return refuse(response, refused)
    answer({ request, response, body, objects })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    get broken() {
      return state.broken
    },
    set broken(next) {
      state.broken = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Refused = Readonly<{ status: number; code: string; region?: string }>
type Known = Required<Rules>

function refuse(response: ServerResponse, { status, code, region }: Refused): void {
  const about = region ? `<Region>${region}</Region>` : ''
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code>${about}</Error>`)
}

type Exchange = Readonly<{
  request: IncomingMessage
  response: ServerResponse
  body: Buffer
  objects: Map<string, Buffer>
}>

function answer({ request, response, body, objects }: Exchange): void {
  const name = decodeURIComponent(pathOf(request)).slice(1)
  const found = objects.get(name)
  if (request.method === 'PUT') {
    objects.set(name, body)
    response.writeHead(200).end()
  } else if (request.method === 'DELETE') {
    objects.delete(name)
    response.writeHead(204).end()
  } else if (!found) refuse(response, { status: 404, code: 'NoSuchKey' })
  else {
    response.writeHead(200, { 'content-length': found.length })
    response.end(request.method === 'HEAD' ? undefined : found)
  }
}

const skew = 15 * 60_000

const credentials =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/

function refusalOf(request: IncomingMessage, body: Buffer, known: Known): Refused | undefined {
  return refusedSignature(request, known) ?? refusedObject(request, body, known)
}

function refusedSignature(request: IncomingMessage, known: Known): Refused | undefined {
  const signed = credentials.exec(request.headers.authorization ?? '')
  if (!signed) return { status: 403, code: 'AccessDenied' }
  const [, accessKeyId = '', day = '', region = '', names = '', signature = ''] = signed
  if (accessKeyId !== known.accessKeyId) return { status: 403, code: 'InvalidAccessKeyId' }
  if (region !== known.region)
    return { status: 400, code: 'AuthorizationHeaderMalformed', region: known.region }
  const at = String(request.headers['x-amz-date'])
  if (!at.startsWith(day) || Math.abs(instantOf(at) - known.clock()) > skew)
    return { status: 403, code: 'RequestTimeTooSkewed' }
  const right = signatureOf(request, { ...known, day, region, names, at })
  return timingSafeEqual(Buffer.from(right), Buffer.from(signature))
    ? undefined
    : { status: 403, code: 'SignatureDoesNotMatch' }
}

function refusedObject(request: IncomingMessage, body: Buffer, known: Known): Refused | undefined {
  if (sha256(body) !== request.headers['x-amz-content-sha256'])
    return { status: 400, code: 'XAmzContentSHA256Mismatch' }
  if (!known.buckets.includes(pathOf(request).split('/')[1] ?? ''))
    return { status: 404, code: 'NoSuchBucket' }
  if (known.forbidden.includes(request.method ?? '')) return { status: 403, code: 'AccessDenied' }
  return undefined
}

type Signing = Readonly<{ secretAccessKey: string; day: string; region: string; names: string; at: string }>

/** Signs again what was sent, by “Signature Version 4” of the S3 API reference. */
export function signatureOf(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { secretAccessKey, day, region, names, at }: Signing,
): string {
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [
    request.method,
    pathOf(request),
    request.url?.split('?')[1] ?? '',
    headers.join(''),
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (former, part) => createHmac('sha256', former).update(part).digest(),
    `AWS4${secretAccessKey}`,
  )
  return createHmac('sha256', key).update(toSign).digest('hex')
}

function pathOf({ url }: Pick<IncomingMessage, 'url'>): string {
  return url?.split('?')[0] ?? ''
}

function instantOf(text: string): number {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? []
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

function sha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
