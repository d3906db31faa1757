import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './pinned-node.mjs'

const skipped = new Set(['node_modules', 'dist', 'test'])

/** Returns one hash of all files below these paths (relative to the product), by name and content, without tests. */
export function sourceHash(places) {
  const hash = createHash('sha256')
  for (const place of places)
    for (const file of filesBelow(place)) hash.update(`${file}\0`).update(read(file))
  return hash.digest('hex')
}

function filesBelow(place) {
  const path = join(root, place)
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [place]

  return readdirSync(path)
    .sort()
    .filter((name) => !skipped.has(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesBelow(join(place, name)))
}

function read(file) {
  return readFileSync(join(root, file))
}
