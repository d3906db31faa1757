import { type Envelope, RefusalData } from '@signet/contract'
import { isoOf } from '../../clock.ts'
import type { Server } from '../../server.ts'
import { listensAt } from './listens-at.ts'
import { type Address, triggerCalled } from './trigger-called.ts'
import { changeTrigger } from './trigger-store.ts'

/** What a caller can mend: not JSON, not signed as it must be, too large. Never how often somebody calls. */
const mendable: readonly number[] = [400, 403, 413]

/** Whoever waits for a call learns why this one was not taken, and goes on waiting for the next. */
export async function tellListener(server: Server, address: Address, { code, data }: Envelope) {
  if (!mendable.includes(code)) return
  const trigger = await triggerCalled(server, address)
  if (!trigger || !listensAt(trigger, isoOf(server.clock()))) return

  const { refusal, params } = RefusalData.parse(data)
  const refused = JSON.stringify({ refusal, params })
  await changeTrigger(server.db.tenant(address.tenant), trigger.id, { refused })
}
