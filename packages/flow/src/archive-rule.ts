import { z } from 'zod'

export const archiveReaders = ['involved', 'starter', 'lastDeciders', 'chosen'] as const

/** What a finished case is kept as, and who may read that. */
export const ArchiveRule = z.object({
  /** As soon as a case ends; otherwise when an administrator puts it away. */
  onEnd: z.boolean().default(false),
  readers: z.enum(archiveReaders).default('involved'),
  /** The chosen ones. */
  people: z.array(z.string().min(1).max(80)).max(200).default([]),
  /** The print template of the form; without one the document of the case, with its route and opinions. */
  template: z.string().max(80).default(''),
})
export type ArchiveRule = z.infer<typeof ArchiveRule>
