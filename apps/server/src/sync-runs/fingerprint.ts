import { createHash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'

const changesInTurn = 1_000

/** Everything that would happen as one text of fixed length; `partsOf` says what of a change counts. */
export async function fingerprintOf<Change>(
  changes: readonly Change[],
  partsOf: (change: Change) => readonly unknown[],
): Promise<string> {
  const hash = createHash('sha256')
  for (const [at, change] of changes.entries()) {
    hash.update(JSON.stringify(partsOf(change)))
    if (at % changesInTurn === changesInTurn - 1) await turn()
  }
  return hash.digest('hex')
}
