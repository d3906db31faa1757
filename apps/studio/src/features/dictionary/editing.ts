import type { Entry } from './queries.ts'

/** The entry whose form is open: one that is there, or a new one below another (`0`: at the top). */
export type Editing = Readonly<{ entry: Entry } | { below: string }>
