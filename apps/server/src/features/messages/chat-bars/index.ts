import type { ChatBar, RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import type { ReadCall } from '../../../http/serve.ts'
import { deleteBar, loadBars, saveBar } from './bar-store.ts'

export { loadBars } from './bar-store.ts'

type Reading = Pick<ReadCall, 'tx' | 'actor' | 'now'>
type Writing = Omit<Reading, 'tx'> & Readonly<{ tx: Tx }>

/** Refuses `chat.barred` to a member who may only read a conversation. */
export async function refuseBarred({ tx, actor, now }: Reading, conversationId: string): Promise<void> {
  const bars = await loadBars(tx, { conversationId, now })
  if (bars.some(({ personId }) => personId === actor.personId)) throw new Refusal<RefusalCode>('chat.barred')
}

const day = 24 * 60 * 60_000
const lengths: Readonly<Record<Exclude<ChatBar, 'none' | 'forGood'>, number>> = {
  day,
  week: 7 * day,
  month: 30 * day,
}

type Barring = Readonly<{ conversationId: string; personId: string; bar: ChatBar }>

/** As who runs the group: refuses `chat.barredByModerator` where a moderator has barred the member. */
export async function barAsOwner(call: Writing, barring: Barring): Promise<void> {
  const bars = await loadBars(call.tx, { conversationId: barring.conversationId, now: call.now })
  if (bars.some(({ personId, byModerator }) => personId === barring.personId && byModerator))
    throw new Refusal<RefusalCode>('chat.barredByModerator')
  await barFrom(call, { ...barring, byModerator: false })
}

export function barAsModerator(call: Writing, barring: Barring): Promise<void> {
  return barFrom(call, { ...barring, byModerator: true })
}

/** Lets a member only read from now on, or write again. */
async function barFrom(
  { tx, actor, now }: Writing,
  { bar, ...of }: Barring & Readonly<{ byModerator: boolean }>,
): Promise<void> {
  if (bar === 'none') return deleteBar(tx, of)
  const until = bar === 'forGood' ? null : isoOf(Date.parse(now) + lengths[bar])
  await saveBar(tx, { ...of, until, barredBy: actor.personId, barredAt: now })
}
