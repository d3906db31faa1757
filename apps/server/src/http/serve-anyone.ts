import formbody from '@fastify/formbody'
import type { Endpoint, HandlerOutput, ParsedInput } from '@signet/contract'
import type { FastifyInstance } from 'fastify'
import { isoOf } from '../clock/clock.ts'
import type { Server } from '../server.ts'
import { type Caller, callerOf, deviceCookie } from './caller.ts'
import { success } from './envelope.ts'
import { readInput } from './read-input.ts'
import type { Route } from './serve.ts'

/** Input of a use case before sign-in; it opens its own transaction. */
export type AnonymousCall<E extends Endpoint> = Readonly<{
  input: ParsedInput<E>
  now: string
  caller: Caller
  /** Lets the browser keep the name by which the sign-in knows it. */
  keepDevice: (knownDevice: string) => void
  server: Server
}>

/** Binds an endpoint that needs no session. `perMinute` limits calls per address. */
export function serveAnyone<E extends Endpoint>(
  endpoint: E,
  act: (call: AnonymousCall<E>) => Promise<HandlerOutput<E>> | HandlerOutput<E>,
  { perMinute = 600 }: { perMinute?: number } = {},
): Route {
  const bind = (app: FastifyInstance, server: Server) =>
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { perMinute },
      handler: async (request, reply) => {
        const call = {
          input: readInput(endpoint, request),
          now: isoOf(server.clock()),
          caller: callerOf(request),
          keepDevice: (knownDevice: string) =>
            reply.header('set-cookie', deviceCookie(knownDevice, request.protocol === 'https')),
          server,
        }
        return success(endpoint.output.parse(await act(call)))
      },
    })

  if (endpoint.encoding !== 'form') return bind
  return (app, server) => {
    app.register(async (scope) => {
      await scope.register(formbody, { bodyLimit: 64 * 1024 })
      bind(scope, server)
    })
  }
}
