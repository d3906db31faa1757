import type { MessageChannel } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { isoOf } from '../../../clock/clock.ts'

/** How each channel does, by its name; one that has sent nothing yet is absent. */
export async function loadStates(db: Reader) {
  const rows = await db.selectFrom('channelState').selectAll().execute()
  return new Map(rows.map((row) => [row.channel, row]))
}

/** Waiting and failed deliveries of each channel. */
export async function countQueues(db: Reader) {
  const rows = await db
    .selectFrom('messageDelivery')
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy(['channel', 'state'])
    .select(({ fn }) => ['channel', 'state', fn.countAll<string>().as('count')])
    .execute()
  return new Map(rows.map(({ channel, state, count }) => [`${channel} ${state}`, Number(count)]))
}

type At = Readonly<{ channel: MessageChannel; now: string }>

/** Written once a minute while all is well, so that deliveries do not wait for each other. */
export async function noteSuccess(tx: Tx, { channel, now }: At): Promise<void> {
  const row = { failingSince: null, succeededAt: now }
  const minuteAgo = isoOf(Date.parse(now) - 60_000)
  await tx
    .insertInto('channelState')
    .values({ channel, ...row })
    .onConflict((conflict) =>
      conflict
        .column('channel')
        .doUpdateSet(row)
        .where(({ eb, or }) =>
          or([
            eb('channelState.failingSince', 'is not', null),
            eb('channelState.succeededAt', 'is', null),
            eb('channelState.succeededAt', '<', minuteAgo),
          ]),
        ),
    )
    .execute()
}

/** Returns whether the channel did not fail before. */
export async function noteFailure(tx: Tx, { channel, now }: At): Promise<boolean> {
  const changed = await tx
    .insertInto('channelState')
    .values({ channel, failingSince: now })
    .onConflict((conflict) =>
      conflict
        .column('channel')
        .doUpdateSet({ failingSince: now })
        .where('channelState.failingSince', 'is', null),
    )
    .returning('channel')
    .executeTakeFirst()
  return changed !== undefined
}
