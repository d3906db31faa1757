import { join } from 'node:path'
import { type Workers, workAt } from '../workers/index.ts'
import type { SheetRow } from './sheet-row.ts'

const sheetWork = workAt<typeof import('./sheet-work.ts')>(
  join(import.meta.dirname, 'sheet-work.ts'),
  'sheets',
)

type SheetToRead = Readonly<{
  path: string
  /** Who waits for it, as `tenant:person`. */
  by: string
}>

/**
 * Gives `use` the rows as `readSheet` yields them, read in a thread, and returns what it returns. The thread is free
 * afterwards, whether or not all rows were taken. Also refuses `server.tooMuchWork` and `request.tooMany`.
 */
export async function readSheetInThread<Done>(
  workers: Workers,
  sheet: SheetToRead,
  use: (rows: AsyncGenerator<SheetRow, void>) => Promise<Done>,
): Promise<Done> {
  const rows = rowsInThread(workers, sheet)
  try {
    return await use(rows)
  } finally {
    await rows.return()
  }
}

async function* rowsInThread(workers: Workers, { path, by }: SheetToRead): AsyncGenerator<SheetRow, void> {
  for await (const rows of workers.stream(sheetWork, path, { by })) yield* rows
}
