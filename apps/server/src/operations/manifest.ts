import { z } from 'zod'

const Digest = z.object({ bytes: z.number(), lines: z.number(), sha256: z.string() })

/** The last entry of a backup, to verify a restore; a backup without it was cut off. */
export const Manifest = z.object({
  tables: z.record(z.string(), Digest),
  files: z.record(z.string(), Digest),
})
export type Manifest = z.infer<typeof Manifest>

/** The first entry of a backup. */
export const Cover = z.object({
  format: z.literal('signet-backup-1'),
  product: z.string(),
  madeAt: z.iso.datetime(),
})
