/// <reference path="../../src/outside/push/http-ece.d.ts" />
import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, jwtVerify } from 'jose'

type Pushed = Readonly<{
  path: string
  payload: unknown
  headers: Readonly<Record<string, string | string[] | undefined>>
}>

/** A push service of RFC 8030 with one browser: it checks the signature of who pushes, and reads what was sealed. */
export type PushService = Readonly<{
  /** A subscription of the browser, by the last part of its address. */
  subscription: (name: string) => Readonly<{ endpoint: string; p256dh: string; auth: string }>
  pushed: Pushed[]
  /** Answers with a status instead of taking messages; undefined takes them. */
  answer: (status: number | undefined) => void
  close: () => Promise<void>
}>

export async function openPushService(): Promise<PushService> {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16).toString('base64url')
  const pushed: Pushed[] = []
  let status: number | undefined

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      if (status !== undefined) return response.writeHead(status).end()
      const isSigned = await isFrom(String(request.headers.authorization), `http://${request.headers.host}`)
      if (!isSigned) return response.writeHead(401).end()
      const { default: ece } = await import('http_ece')
      const opened = ece.decrypt(Buffer.concat(chunks), {
        version: 'aes128gcm',
        privateKey: browser,
        authSecret: auth,
      })
      const { url: path = '', headers } = request
      pushed.push({ path, headers, payload: JSON.parse(opened.toString('utf8')) })
      return response.writeHead(201).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    subscription: (name) => ({
      endpoint: `http://127.0.0.1:${port}/${name}`,
      p256dh: browser.getPublicKey('base64url'),
      auth,
    }),
    pushed,
    answer: (next) => {
      status = next
    },
    close: () =>
      new Promise<void>((resolve, reject) => server.close((error) => (error ? reject(error) : resolve()))),
  }
}

/** Whether the header is a token (VAPID, RFC 8292) for this origin by the key that it names. */
async function isFrom(header: string, audience: string): Promise<boolean> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
    audience,
    // Tests have a clock of their own.
    currentDate: new Date(0),
  })
  return typeof payload.sub === 'string' && payload.sub.startsWith('https://')
}
