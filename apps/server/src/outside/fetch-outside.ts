import type { IncomingMessage } from 'node:http'
import { inTime, portOf, sendTo } from './ask-json.ts'
import { type Outside, reachableAddress } from './outside.ts'

type Asked = Readonly<{
  method?: string | undefined
  headers?: unknown
  body?: unknown
}>

const limits = { milliseconds: 8_000, bytes: 512_000 } as const

/**
 * Returns a `fetch` for libraries: addresses are checked and pinned, time and size limited, redirects not followed.
 * Refuses `outside.*`; other failures are those of the network.
 */
export function fetchOutside(outside: Outside) {
  return async (address: string, { method = 'GET', headers, body }: Asked): Promise<Response> => {
    const url = new URL(address)
    const signal = AbortSignal.timeout(limits.milliseconds)
    const reach = reachableAddress(outside, { hostname: url.hostname, port: portOf(url) })
    const reached = await inTime(signal, reach)
    const sent = {
      method: method === 'POST' ? ('POST' as const) : ('GET' as const),
      url,
      headers: Object.fromEntries(new Headers(headers as HeadersInit)),
      body: body === undefined || body === null ? undefined : String(body),
    }
    const answer = await sendTo(sent, reached, signal)
    return new Response(await bytesOf(answer), {
      status: answer.statusCode ?? 502,
      headers: Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]),
    })
  }
}

async function bytesOf(answer: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer) {
    size += chunk.length
    if (size > limits.bytes) throw new Error('The answer is too large')
    chunks.push(chunk)
  }
  return Uint8Array.from(Buffer.concat(chunks))
}
