import type { Entry } from './addition.ts'

const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}' }

/** The register with the import after its last one, and the entry at the end of the list. The formatter does the rest. */
export function insertEntry(register: string, addition: Entry): string {
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
