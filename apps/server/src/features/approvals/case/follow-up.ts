import type { ReadContext } from './acting.ts'
import { openChildren } from './case-link-store.ts'
import { endOf } from './end-of.ts'
import type { Moved } from './moved.ts'

/**
 * What a move means for other cases. Those that a cancelled wait had begun end in this very transaction, always the
 * parent locked before its children; a child that ends wakes its parent through the outbox, after its own commit.
 */
export async function followUp(
  acting: Pick<ReadContext, 'tx' | 'tell'>,
  moved: Moved,
  terminate: (caseId: string) => Promise<unknown>,
): Promise<void> {
  const { parent } = moved.after
  if (parent && endOf(moved)) acting.tell({ topic: 'stepWoken', body: { waitId: parent.wait } })

  const waits = moved.events.flatMap((event) => (event.type === 'waitsCancelled' ? event.waits : []))
  if (waits.length === 0) return
  for (const caseId of await openChildren(acting.tx, waits)) await terminate(caseId)
}
