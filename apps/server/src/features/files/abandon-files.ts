import type { Tx } from '@signet/db'
import { isoOf } from '../../clock/clock.ts'

const hour = 3_600_000

/**
 * How long a file stays that nothing carries. Links to what was carried last a minute, but a started
 * download may run longer; what was just uploaded waits for its form, which may be kept unsent for days.
 */
const graces = { carried: hour, unused: 7 * 24 * hour } as const

type Abandoned = Readonly<{ fileIds: readonly string[]; at: number; grace: keyof typeof graces }>

/** Marks files as possibly unused; a later check looks for other uses. */
export async function abandonFiles(tx: Tx, { fileIds, at, grace }: Abandoned): Promise<void> {
  if (fileIds.length === 0) return

  const dueAt = isoOf(at + graces[grace])
  await tx
    .insertInto('abandonedFile')
    .values([...new Set(fileIds)].map((fileId) => ({ fileId, dueAt })))
    .onConflict((conflict) => conflict.column('fileId').doUpdateSet({ dueAt }))
    .execute()
}
