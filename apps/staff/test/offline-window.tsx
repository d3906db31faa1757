import type { Send } from '@signet/client'
import type { Account, Office } from '@signet/server/testing'
import { expect } from 'vitest'
import { openOutbox } from '../src/kit/outbox/outbox.ts'
import { renderStaff } from './render-staff.tsx'

export type Weather = 'fine' | 'away' | 'answers lost'

/** A network that can be taken away: before a call arrives, or after it did. */
function openNetwork() {
  let weather: Weather = 'fine'
  const isWriting = ({ method, url }: Request) => method === 'POST' && !/choices|opinion|looked/.test(url)
  return {
    turn: (next: Weather) => {
      weather = next
    },
    wrap:
      (send: Send): Send =>
      async (request) => {
        if (weather === 'away') throw new TypeError('Failed to fetch')
        const isLost = weather === 'answers lost' && isWriting(request)
        const answer = await send(request)
        if (isLost) throw new TypeError('Failed to fetch')
        return answer
      },
  }
}

/** A window of a person, with the outbox of this browser and a network that can be taken away. */
export async function openWindowOf(
  office: Office,
  who: Account,
  path: string,
  { isLive = false, warn = failAt }: Readonly<{ isLive?: boolean; warn?: (problem: unknown) => void }> = {},
) {
  const network = openNetwork()
  const view = await renderStaff(office, who, path, { network: network.wrap, isLive })
  const outbox = openOutbox(view.app, warn)
  const { userInfo } = await (await office.as(who)).session.currentUser()
  await outbox.begin(userInfo.userId)
  return { ...view, network, outbox }
}

export type Window = Awaited<ReturnType<typeof openWindowOf>>

function failAt(problem: unknown): void {
  expect.fail(String(problem))
}
