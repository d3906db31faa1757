import type { Entry } from './queries.ts'

/** The entry being edited: an existing one, or a new one below another (`0`: top level). */
export type EditedEntry = Readonly<{ entry: Entry } | { below: string }>
