/** Part of a text: plain text, a field value, or a formula. */
export type TextPart =
  | Readonly<{ kind: 'words'; text: string }>
  | Readonly<{ kind: 'field'; path: string }>
  | Readonly<{ kind: 'formula'; source: string }>

const place = /^\{(\$?[A-Za-z]\w*(?:\.[A-Za-z]\w*)?)\}/

/** Splits `Total {amount}, {=upper(title)}` into parts. Braces without a name or formula are plain text. */
export function partsOf(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let words = ''
  for (let at = 0; at < text.length; ) {
    const found = text[at] === '{' ? placeAt(text, at) : undefined
    if (!found) {
      words += text[at]
      at += 1
      continue
    }
    if (words !== '') parts.push({ kind: 'words', text: words })
    words = ''
    parts.push(found.part)
    at += found.length
  }
  return words === '' ? parts : [...parts, { kind: 'words', text: words }]
}

type PartPosition = Readonly<{ part: TextPart; length: number }>

function placeAt(text: string, at: number): PartPosition | undefined {
  if (text[at + 1] === '=') return formulaAt(text, at)
  const [whole, path] = place.exec(text.slice(at, at + 200)) ?? []
  return whole === undefined || path === undefined
    ? undefined
    : { part: { kind: 'field', path }, length: whole.length }
}

const pieces = /"[^"]*"|'[^']*'|[{}]|[^"'{}]+|["']/g
const deeper: Readonly<Record<string, number>> = { '{': 1, '}': -1 }

/** A formula up to its closing brace, ignoring quoted and nested braces. */
function formulaAt(text: string, at: number): PartPosition | undefined {
  let depth = 0
  for (const { index, 0: piece } of text.slice(at).matchAll(pieces)) {
    depth += deeper[piece] ?? 0
    if (depth === 0) return formula(text.slice(at + 2, at + index).trim(), index + 1)
  }
  return undefined
}

function formula(source: string, length: number): PartPosition | undefined {
  return source === '' ? undefined : { part: { kind: 'formula', source }, length }
}

/** Joins parts back to text. */
export function textOfParts(parts: readonly TextPart[]): string {
  return parts.map(writtenPart).join('')
}

function writtenPart(part: TextPart): string {
  if (part.kind === 'words') return part.text
  return part.kind === 'field' ? `{${part.path}}` : `{=${part.source}}`
}
