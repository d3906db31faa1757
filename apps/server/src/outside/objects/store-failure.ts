import type { IncomingMessage } from 'node:http'

const causes = {
  NoSuchBucket: 'settings.storeNoBucket',
  InvalidAccessKeyId: 'settings.storeKeyUnknown',
  SignatureDoesNotMatch: 'settings.storeSecretWrong',
  AccessDenied: 'settings.storeForbidden',
  AllAccessDisabled: 'settings.storeForbidden',
  RequestTimeTooSkewed: 'settings.storeClockOff',
  AuthorizationHeaderMalformed: 'settings.storeOtherRegion',
  PermanentRedirect: 'settings.storeOtherRegion',
  TemporaryRedirect: 'settings.storeOtherRegion',
  InvalidRegionName: 'settings.storeOtherRegion',
} as const

type Code = (typeof causes)[keyof typeof causes] | 'settings.storeFailed' | 'settings.storeIncomplete'

/** The setting that an administrator has to change. */
const fields: Readonly<Record<Code, string>> = {
  'settings.storeNoBucket': 'bucket',
  'settings.storeKeyUnknown': 'accessKeyId',
  'settings.storeSecretWrong': 'secretAccessKey',
  'settings.storeForbidden': 'bucket',
  'settings.storeClockOff': 'endpoint',
  'settings.storeOtherRegion': 'region',
  'settings.storeFailed': 'endpoint',
  'settings.storeIncomplete': 'bucket',
}

/** Why an object storage refused: the key of a sentence with its parameters. */
export class StoreFailure extends Error {
  readonly code: Code
  readonly params: Readonly<Record<string, string | number>>
  readonly field: string
  /** The name of the error in the answer. */
  readonly said: string

  constructor(code: Code, params: Readonly<Record<string, string | number>>, said = '') {
    super(`${code} ${JSON.stringify(params)}`)
    this.name = 'StoreFailure'
    this.said = said
    this.code = code
    this.params = params
    this.field = fields[code]
  }
}

const longestAnswer = 8_192

/** Reads why a storage refused. What is no answer of S3 is said with its status. */
export async function storeFailure(host: string, answer: IncomingMessage): Promise<StoreFailure> {
  const body = await beginningOf(answer)
  const status = answer.statusCode ?? 0
  const name = /<Code>([A-Za-z.]{1,60})<\/Code>/.exec(body)?.[1] ?? ''
  const region = /<Region>([\w-]{1,60})<\/Region>/.exec(body)?.[1] ?? answer.headers['x-amz-bucket-region']
  const code = Object.hasOwn(causes, name) ? causes[name as keyof typeof causes] : 'settings.storeFailed'
  const params = { host, status, name, region: typeof region === 'string' ? region : '' }
  return new StoreFailure(code, params, name)
}

async function beginningOf(answer: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= longestAnswer) break
  }
  answer.destroy()
  return Buffer.concat(chunks).subarray(0, longestAnswer).toString('utf8')
}
