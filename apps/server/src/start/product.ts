import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The folder that holds `package.json`, `apps` and `packages`. */
export const productRoot = join(import.meta.dirname, '../../../..')

const Manifest = z.object({ version: z.string(), build: z.number().int() })

/** Version and build from the root package.json. */
export const productVersion = Manifest.parse(
  JSON.parse(readFileSync(join(productRoot, 'package.json'), 'utf8')),
)
