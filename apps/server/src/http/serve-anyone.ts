import formbody from '@fastify/formbody'
import type { Endpoint, HandlerOutput, ParsedInput } from '@signet/contract'
import type { FastifyInstance } from 'fastify'
import { isoOf } from '../clock/clock.ts'
import type { Server } from '../server.ts'
import { type Caller, callerOf, cookieOf, deviceCookie, type SecretCookie, secretCookie } from './caller.ts'
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
  /** The value of a cookie of the browser; empty without one. */
  cookie: (name: string) => string
  /** Lets the browser keep a secret cookie for calls below a path; an empty value removes it. */
  keepCookie: (cookie: SecretCookie) => void
  /** Runs after the answer, so that its time says nothing about accounts; a failure is only logged. */
  afterAnswer: (what: string, run: () => Promise<void>) => void
  server: Server
}>

/** Binds an endpoint that needs no session. `perMinute` limits calls per address. */
export function serveAnyone<E extends Endpoint>(
  endpoint: E,
  act: (call: AnonymousCall<E>) => Promise<HandlerOutput<E>> | HandlerOutput<E>,
  { perMinute = 600 }: { perMinute?: number } = {},
): Route {
  const bind = (app: FastifyInstance, server: Server) => {
    const running = new Set<Promise<void>>()
    app.addHook('onClose', async () => {
      await Promise.all(running)
    })
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { perMinute },
      handler: async (request, reply) => {
        const later: (() => void)[] = []
        const isSecure = request.protocol === 'https'
        const call: AnonymousCall<E> = {
          input: readInput(endpoint, request),
          now: isoOf(server.clock()),
          caller: callerOf(request),
          keepDevice: (knownDevice: string) =>
            reply.header('set-cookie', deviceCookie(knownDevice, isSecure)),
          cookie: (name) => cookieOf(request, name),
          keepCookie: (cookie) => reply.header('set-cookie', secretCookie(cookie, isSecure)),
          afterAnswer: (what, run) => {
            later.push(() => {
              const work = run()
                .catch((error: unknown) =>
                  server.log.error({ err: error, what }, 'work after an answer failed'),
                )
                .finally(() => running.delete(work))
              running.add(work)
            })
          },
          server,
        }
        const answer = success(endpoint.output.parse(await act(call)))
        reply.raw.once('finish', () => {
          for (const begin of later) begin()
        })
        return answer
      },
    })
  }

  if (endpoint.encoding !== 'form') return bind
  return (app, server) => {
    app.register(async (scope) => {
      await scope.register(formbody, { bodyLimit: 64 * 1024 })
      bind(scope, server)
    })
  }
}
