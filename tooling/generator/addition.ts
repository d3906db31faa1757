import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** An addition to an existing file: an import, and an entry in the list that opens with `list` or a line at the end. */
export type Entry = Readonly<
  | { path: string; imports?: string; list: string; entry: string }
  | { path: string; imports?: string; line: string }
>

/** Everything that a new part of the product needs: files, register entries, and the remaining manual steps. */
export type Addition = Readonly<{
  files: Readonly<Record<string, string>>
  entries: readonly Entry[]
  next: readonly string[]
}>

/**
 * Writes the files and the register entries below `root`, or nothing when a file already exists. Returns the paths.
 */
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

const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}' }

/** Adds the import after the last one, and the entry at the end of the list; the formatter sorts both. */
function insertEntry(register: string, addition: Entry): string {
  if ('line' in addition) return withImport(`${register.trimEnd()}\n${addition.line}\n`, addition.imports)

  const { path, imports, list, entry } = addition
  const opened = register.indexOf(list)
  if (opened < 0) throw new Error(`${path} has no "${list}" any more: teach the generator its new shape.`)

  const end = closingOf(register, opened + list.length - 1)
  const before = register.slice(0, end).trimEnd()
  const comma = /[[{,]$/.test(before) ? '' : ','
  return withImport(`${before}${comma} ${entry} ${register.slice(end)}`, imports)
}

function closingOf(text: string, opening: number): number {
  const open = text.charAt(opening)
  for (let at = opening, depth = 0; at < text.length; at += 1) {
    if (text.charAt(at) === open) depth += 1
    if (text.charAt(at) === closing[open]) depth -= 1
    if (depth === 0) return at
  }
  throw new Error('A list of the register does not end.')
}

function withImport(register: string, imports: string | undefined): string {
  if (!imports) return register

  const last = [...register.matchAll(/^import [^;]*? from '.*'$/gm)].at(-1)
  const after = last ? last.index + last[0].length : 0
  return `${register.slice(0, after)}\n${imports}${register.slice(after)}`
}

/** Returns the number of the next tenant migration, like `0009`. */
export function nextMigration(root: string): string {
  const numbers = readdirSync(join(root, 'packages/db/migrations/tenant')).map((name) =>
    Number.parseInt(name, 10),
  )
  return String(Math.max(0, ...numbers.filter(Number.isInteger)) + 1).padStart(4, '0')
}
