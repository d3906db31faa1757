import { setTimeout as pause } from 'node:timers/promises'
import type { Send } from '@signet/client'

/** Maximum delay of calls and answers in ms; `ANSWERS_LATE=250` makes tests fail that look too early. */
const most = Number(process.env['ANSWERS_LATE'] ?? 0)

/** Delays each call and answer by a random time, as a slow network does. */
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
