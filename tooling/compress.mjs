import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const texts = /\.(js|css|svg|json|webmanifest|wasm)$/
const worthIt = 1024

/** Writes a `.gz` and a `.br` beside every text file of a built client, so that the server need not compress. */
export function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    texts.test(path),
  )) {
    const path = join(folder, name)
    const plain = readFileSync(path)
    if (plain.length < worthIt) continue

    writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }))
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    )
  }
}
