import type { Endpoint, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Call, ReadCall } from '../../http/serve.ts'
import { mayRead } from './policy.ts'
import { findEntry, holdSchedule, type StoredEntry } from './schedule-store.ts'

type Asking = Pick<ReadCall, 'tx' | 'actor'>

/** An entry that the asking person may read. To others it does not exist (`schedules.notFound`). */
export async function myEntry({ tx, actor }: Asking, id: string): Promise<StoredEntry> {
  const entry = await findEntry(tx, id)
  if (!entry || !mayRead(actor.personId, entry)) throw new Refusal<RefusalCode>('schedules.notFound')
  return entry
}

/** The same, held until the transaction ends. */
export async function holdMyEntry(
  asking: Pick<Call<Endpoint>, 'tx' | 'actor'>,
  id: string,
): Promise<StoredEntry> {
  await holdSchedule(asking.tx, id)
  return myEntry(asking, id)
}
