import type { Send } from '@signet/client'
import type { FastifyInstance, InjectOptions } from 'fastify'

/** Carries a client's request to a server in this process without a network. */
export function sendInProcess(http: FastifyInstance): Send {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const body = Buffer.from(await request.arrayBuffer())
    const { statusCode, headers, rawPayload } = await http.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body.length > 0 ? { payload: body } : {}),
    })
    const answered = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
    return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: answered })
  }
}
