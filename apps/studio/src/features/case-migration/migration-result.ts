import type { MigrationResult } from './queries.ts'

/** What became of a case, with what it is called. */
export type Told = MigrationResult & Readonly<{ title: string }>
