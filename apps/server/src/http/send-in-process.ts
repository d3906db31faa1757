import type { Send } from '@signet/client'
import type { FastifyInstance, InjectOptions } from 'fastify'

/**
 * Carries a client's request to a server in this process without a network. With `cookies`, by name, it keeps those of
 * the server as one browser does.
 */
export function sendInProcess(http: FastifyInstance, cookies?: Map<string, string>): Send {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const body = Buffer.from(await request.arrayBuffer())
    const kept = [...(cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
    const { statusCode, headers, rawPayload } = await http.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), ...(kept && { cookie: kept }) },
      ...(body.length > 0 ? { payload: body } : {}),
    })
    for (const cookie of [headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = cookie.split(';')
      cookies?.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const answered = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
    return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: answered })
  }
}
