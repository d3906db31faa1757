import { z } from 'zod'

/** Names the contents of a document that several administrators edit. */
export const Revision = z.string().min(1).max(100)
/** The revision that was opened: a save is refused when something else is stored. */
export const expecting = { expects: Revision.optional() } as const
