import type { Answered, Endpoint, Received } from '@signet/contract'
import { isoOf } from '../clock.ts'
import type { Server } from '../server.ts'
import { type Caller, callerOf } from './caller.ts'
import { success } from './envelope.ts'
import { readInput } from './read-input.ts'
import type { Route } from './serve.ts'

/** What a use case before signing in gets: nobody is known yet, so it opens its own transaction. */
export type AnonymousCall<E extends Endpoint> = Readonly<{
  input: Received<E>
  now: string
  caller: Caller
  server: Server
}>

/** Binds an endpoint that anyone may call. `perMinute` limits how often one address may. */
export function serveAnyone<E extends Endpoint>(
  endpoint: E,
  act: (call: AnonymousCall<E>) => Promise<Answered<E>> | Answered<E>,
  { perMinute = 600 }: { perMinute?: number } = {},
): Route {
  return (app, server) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } },
      handler: async (request) => {
        const call = {
          input: readInput(endpoint, request),
          now: isoOf(server.clock()),
          caller: callerOf(request),
          server,
        }
        return success(endpoint.output.parse(await act(call)))
      },
    })
  }
}
