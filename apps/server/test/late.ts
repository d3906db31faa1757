import { setTimeout as pause } from 'node:timers/promises'
import type { Send } from '@signet/client'

/** How late calls and answers may come, in ms: `ANSWERS_LATE=250` lets tests fail that look too early. */
const most = Number(process.env['ANSWERS_LATE'] ?? 0)

/** As a slow network carries: each call and each answer is late by another time. */
export function late(send: Send): Send {
  if (most === 0) return send

  let turn = 0
  const wait = () => pause((turn++ * 7919) % most)
  return async (request) => {
    await wait()
    const answer = await send(request)
    await wait()
    return answer
  }
}
