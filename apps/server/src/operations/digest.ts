import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

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
