import type { IncomingMessage } from 'node:http'
import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { parseJson } from './parse-json.ts'

type BodyLimits = Readonly<{ host: string; bytes: number }>

/**
 * Reads a response body. Refuses `outside.tooLarge` as soon as it exceeds the limit, and `outside.notJson`.
 */
export async function readJson(response: IncomingMessage, { host, bytes }: BodyLimits): Promise<unknown> {
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
