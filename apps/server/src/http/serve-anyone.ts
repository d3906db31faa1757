import type { Endpoint, HandlerOutput, ParsedInput } from '@signet/contract'
import { isoOf } from '../clock/clock.ts'
import type { Server } from '../server.ts'
import { type Caller, callerOf } from './caller.ts'
import { success } from './envelope.ts'
import { readInput } from './read-input.ts'
import type { Route } from './serve.ts'

/** Input of a use case before sign-in; it opens its own transaction. */
export type AnonymousCall<E extends Endpoint> = Readonly<{
  input: ParsedInput<E>
  now: string
  caller: Caller
  server: Server
}>

/** Binds an endpoint that needs no session. `perMinute` limits calls per address. */
export function serveAnyone<E extends Endpoint>(
  endpoint: E,
  act: (call: AnonymousCall<E>) => Promise<HandlerOutput<E>> | HandlerOutput<E>,
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
