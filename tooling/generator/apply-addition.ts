import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Addition } from './addition.ts'
import { insertEntry } from './insert-entry.ts'

/** Writes the files and the register lines below `root`; nothing at all when a file is there already. Answers the paths. */
export function applyAddition(root: string, { files, entries }: Addition): string[] {
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)))
  if (taken.length > 0) throw new Error(`${taken.join(', ')} exists already.`)

  const registers = new Map<string, string>()
  for (const entry of entries) {
    const register = registers.get(entry.path) ?? readFileSync(join(root, entry.path), 'utf8')
    registers.set(entry.path, insertEntry(register, entry))
  }
  for (const [path, content] of [...Object.entries(files), ...registers]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return [...Object.keys(files), ...registers.keys()]
}
