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

/** Yields rows as `readSheet` does, read in a thread. Also refuses `server.tooMuchWork` and `request.tooMany`. */
export async function* readSheetInThread(
  workers: Workers,
  { path, by }: SheetToRead,
): AsyncGenerator<SheetRow> {
  for await (const rows of workers.stream(sheetWork, path, { by })) yield* rows
}
