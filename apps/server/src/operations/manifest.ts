import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Transform } from 'node:stream'
import { z } from 'zod'

const DigestSchema = z.object({ bytes: z.number(), lines: z.number(), sha256: z.string() })

/** The last entry of a backup, to verify a restore; a backup without it was cut off. */
export const Manifest = z.object({
  tables: z.record(z.string(), DigestSchema),
  files: z.record(z.string(), DigestSchema),
})
export type Manifest = z.infer<typeof Manifest>

/** The first entry of a backup. */
export const Cover = z.object({
  format: z.literal('signet-backup-1'),
  product: z.string(),
  madeAt: z.iso.datetime(),
})

/** Size in bytes and lines, and SHA-256. */
export type Digest = Readonly<{ bytes: number; lines: number; sha256: string }>

/** Creates a pass-through stream and a function that returns its digest. */
export function digesting(): { through: Transform; digest: () => Digest } {
  const hash = createHash('sha256')
  let bytes = 0
  let lines = 0
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1
      done(null, chunk)
    },
  })
  return { through, digest: () => ({ bytes, lines, sha256: hash.copy().digest('hex') }) }
}

/** Returns `41 tables with 1234 rows and 17 files`. */
export function summary({ tables, files }: Manifest): string {
  const rows = Object.values(tables).reduce((total, { lines }) => total + lines, 0)
  return `${Object.keys(tables).length} tables with ${rows} rows and ${Object.keys(files).length} files`
}

/** Returns every file below a folder by relative path; none if the folder is missing. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}
