/** Elements whose contents are no words of the writer: code, and the mail that is answered. */
const silent: ReadonlySet<string> = new Set(['blockquote', 'head', 'script', 'style', 'template', 'title'])
const breaking: ReadonlySet<string> = new Set(['br', 'div', 'li', 'p', 'table', 'tr', 'h1', 'h2', 'h3', 'hr'])

/** Returns the words of HTML without its markup, scripts, styles and quotations; it is never shown as HTML. */
export function htmlWords(html: string): string {
  const words: string[] = []
  let quiet: Quiet | undefined
  for (const part of partsOf(html)) {
    const next = typeof part === 'string' ? quiet : quietAfter(quiet, part)
    if (!quiet && !next) words.push(wordOf(part))
    quiet = next
  }
  return decoded(words.join(''))
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
}

/** An element whose contents are left out, and how many of its name are open. */
type Quiet = Readonly<{ name: string; depth: number }>

function quietAfter(quiet: Quiet | undefined, { name, isEnd }: Tag): Quiet | undefined {
  if (!quiet) return silent.has(name) && !isEnd ? { name, depth: 1 } : undefined
  if (name !== quiet.name) return quiet
  if (!isEnd) return { name, depth: quiet.depth + 1 }
  return quiet.depth === 1 ? undefined : { name, depth: quiet.depth - 1 }
}

function wordOf(part: string | Tag): string {
  if (typeof part === 'string') return part.replace(/\s+/g, ' ')
  return breaking.has(part.name) ? '\n' : ''
}

/** Tags, and the text between them, in order. */
function* partsOf(html: string): Generator<string | Tag> {
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open !== at) {
      const end = open < 0 ? html.length : open
      yield html.slice(at, end)
      at = end
    } else {
      const tag = tagAt(html, open)
      yield tag
      at = tag.end
    }
  }
}

type Tag = Readonly<{ name: string; isEnd: boolean; end: number }>

function tagAt(html: string, open: number): Tag {
  if (html.startsWith('<!--', open)) {
    const close = html.indexOf('-->', open)
    return { name: '', isEnd: false, end: close < 0 ? html.length : close + 3 }
  }
  const close = html.indexOf('>', open)
  const end = close < 0 ? html.length : close + 1
  const isEnd = html[open + 1] === '/'
  const from = open + (isEnd ? 2 : 1)
  const name = /^[a-z0-9]+/i.exec(html.slice(from, from + 20))?.[0] ?? ''
  return { name: name.toLowerCase(), isEnd, end }
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
}

function decoded(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
