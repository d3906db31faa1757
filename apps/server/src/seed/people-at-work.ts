import { type Client, createClient, type Send } from '@signet/client'
import { isoOf } from '../clock.ts'
import type { App } from '../create-app.ts'
import { hashToken, newToken } from '../sessions/hash-token.ts'
import { insertSession } from '../sessions/session-store.ts'
import { askInProcess } from './ask-in-process.ts'
import { demoTenant } from './demo-accounts.ts'
import { day } from './office-hours.ts'

/** The product's own client, as anybody of the company. */
export type PeopleAtWork = Readonly<{
  as: (personId: string) => Promise<Client>
  /** A request that is no call of the contract (an upload), as this person. */
  send: (personId: string, request: Request) => Promise<Response>
}>

/** Long before a session of a phone goes stale. */
const freshFor = 10 * day

/**
 * Signs people in for the story. A session is written without asking for the password: nobody knows those of most
 * people, and checking one costs more than a whole claim. The sessions end with the story.
 */
export function peopleAtWork({ server, http }: App): PeopleAtWork {
  const ask = askInProcess(http)
  const open = new Map<string, Readonly<{ token: string; since: number }>>()

  const tokenOf = async (personId: string): Promise<string> => {
    const now = server.clock()
    const known = open.get(personId)
    if (known && now - known.since < freshFor) return known.token

    const token = newToken(server.random)
    const times = { now: isoOf(now), expiresAt: isoOf(now + 2 * freshFor) }
    await insertSession(server.db.platform, {
      ...times,
      hash: hashToken(token),
      tenant: demoTenant,
      personId,
      device: 'app',
    })
    open.set(personId, { token, since: now })
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

function clientWith(ask: Send, token: string): Client {
  return createClient(ask, {
    headers: () => ({ Authorization: token, 'App-Origin': 'app', 'Accept-Language': 'zh-CN' }),
  })
}
