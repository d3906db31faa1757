import type { Server } from '../../../server.ts'
import { lockRows } from '../../records/index.ts'
import { type ImportContext, openCallFor } from '../acting-for.ts'
import { openImportable } from '../importable.ts'
import { problemLines } from './import-problems.ts'
import { goodLinesAfter, markBad, type SheetLine } from './import-row-store.ts'
import { type ImportRow, lockImport, updateImport } from './import-store.ts'
import { judgeLines } from './judge-lines.ts'
import { type RefusedLine, storeLines } from './store-lines.ts'
import { doneNotice } from './tell-import.ts'

/** Small, since checking the values of a batch keeps the event loop. */
const atOnce = 200

/**
 * Imports the good rows a few hundred per transaction, which also records the progress: after a fault it
 * resumes and imports nothing twice. Rows refused now join the bad rows.
 */
export async function commitBatches(server: Server, tenant: string, id: string): Promise<void> {
  for (let isMore = true; isMore; ) isMore = await commitBatch(server, tenant, id)
  server.outbox.wake(tenant)
}

function commitBatch(server: Server, tenant: string, id: string): Promise<boolean> {
  return server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      const row = await lockImport(tx, id)
      const asking = row && (await openCallFor(server, tx, { tenant, ...row }))
      if (row?.state !== 'committing' || !asking) return false

      const after = row.doneThrough
      const { lines, hasMore } = await goodLinesAfter(tx, { importId: id, after, limit: atOnce })
      const taken = await takeBatch(asking, row, lines.filter(beginsRecord))
      await markBad(tx, id, {
        lines: taken.refused.flatMap(problemLines),
        records: taken.refused.map(({ number }) => number),
      })
      const counts = {
        rowsAdded: row.rowsAdded + taken.added,
        rowsChanged: row.rowsChanged + taken.changed,
        rowsRefused: row.rowsRefused + taken.refused.length,
        rowsBad: row.rowsBad + taken.refused.length,
      }
      await updateImport(tx, id, asking.now, {
        ...counts,
        doneThrough: lines.at(-1)?.number ?? after,
        attempts: 0,
        ...(!hasMore && { state: 'done', leasedUntil: null }),
      })
      if (!hasMore) await server.outbox.write(tx, doneNotice({ ...row, ...counts }), asking.now)
      return hasMore
    })
}

/** The further rows of a record are imported with it. */
function beginsRecord({ number, record }: Pick<SheetLine, 'number' | 'record'>): boolean {
  return number === record
}

async function takeBatch(
  asking: ImportContext,
  { formId, mode, keys }: ImportRow,
  lines: readonly Pick<SheetLine, 'number' | 'sent'>[],
) {
  if (lines.length === 0) return { added: 0, changed: 0, refused: [] }

  const importable = await openImportable(asking, formId)
  const hold = (ids: readonly string[]) => lockRows(asking.tx, importable.opened.model, ids)
  const judged = await judgeLines(asking, importable, { lines, mode, keys, hold })
  const bad = judged.filter(({ problems }) => problems.length > 0)
  const good = judged.filter(({ problems }) => problems.length === 0)
  const stored = await storeLines(asking, importable, good)
  const refused: RefusedLine[] = [
    ...bad,
    ...stored.flatMap((one) => (one.is === 'refused' ? [one.line] : [])),
  ]
  return {
    added: stored.filter(({ is }) => is === 'added').length,
    changed: stored.filter(({ is }) => is === 'changed').length,
    refused,
  }
}
