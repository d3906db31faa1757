import { type Client, createClient, type Send } from '@signet/client'
import type { FastifyInstance } from 'fastify'
import { isoOf } from '../clock/clock.ts'
import type { App } from '../create-app.ts'
import { sendInProcess } from '../http/send-in-process.ts'
import { hashToken, newToken } from '../people/sessions/hash-token.ts'
import { insertSession } from '../people/sessions/session-store.ts'
import type { Server } from '../server.ts'
import { day } from './agenda.ts'
import { demoTenant } from './demo-accounts.ts'

/** A typed client of any person. */
export type PeopleAtWork = Readonly<{
  as: (personId: string) => Promise<Client>
  /** Sends a request outside the contract (an upload) as this person. */
  send: (personId: string, request: Request) => Promise<Response>
}>

/**
 * Signs people in once for the whole story. Sessions are inserted directly, since the passwords are random
 * and checking one is expensive. They end with the story.
 */
export function peopleAtWork({ server, http }: App, end: number): PeopleAtWork {
  const ask = askInProcess(http)
  const tokens = new Map<string, Promise<string>>()
  const tokenOf = (personId: string): Promise<string> => {
    const token = tokens.get(personId) ?? signIn(server, personId, end)
    tokens.set(personId, token)
    return token
  }

  return {
    as: async (personId) => clientWith(ask, await tokenOf(personId)),
    send: async (personId, request) => {
      const headers = new Headers(request.headers)
      headers.set('Authorization', await tokenOf(personId))
      return ask(new Request(request, { headers }))
    },
  }
}

async function signIn({ db, random }: Server, personId: string, end: number): Promise<string> {
  const token = newToken(random)
  await insertSession(db.platform, {
    hash: hashToken(token),
    tenant: demoTenant,
    personId,
    device: 'app',
    now: isoOf(end),
    expiresAt: isoOf(end + day),
  })
  return token
}

function clientWith(ask: Send, token: string): Client {
  return createClient(ask, {
    headers: () => ({ Authorization: token, 'App-Origin': 'app', 'Accept-Language': 'zh-CN' }),
  })
}

/**
 * Calls a server in this process without an idempotency key: nothing is lost on the way, so no call is
 * repeated.
 */
export function askInProcess(http: FastifyInstance): Send {
  const send = sendInProcess(http)
  return (request) => {
    request.headers.delete('idempotency-key')
    return send(request)
  }
}
