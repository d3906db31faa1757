import type { MigrationResult } from './queries.ts'

/** The result for a case, with its title. */
export type CaseOutcome = MigrationResult & Readonly<{ title: string }>
