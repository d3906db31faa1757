import { inflateSync } from 'node:zlib'

/** Returns the text of one of our PDFs by row, decoded by the `ToUnicode` map of its font. */
export function textOfPdf(bytes: Uint8Array): string {
  const file = Buffer.from(bytes).toString('latin1')
  const objects = new Map(
    Array.from(file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm), ([, id = '', body = '']) => [id, body]),
  )
  const fonts = new Map(
    Array.from(file.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = '', id = '']) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? ''
      return [name, charactersOf(streamOf(objects.get(map)))]
    }),
  )
  const pages = [...objects.values()].flatMap((body) => {
    const content = /\/Type \/Page\n/.test(body) ? /\/Contents (\d+) 0 R/.exec(body)?.[1] : undefined
    return content === undefined ? [] : rowsOf(streamOf(objects.get(content)), fonts)
  })
  return pages.join('\n')
}

function streamOf(body = ''): string {
  const [, packed = ''] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? []
  return packed === '' ? '' : inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
}

/** Maps glyph codes to characters. */
function charactersOf(map: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    for (const [at, [, hex = '']] of Array.from(list.matchAll(/<([^>]*)>/g)).entries())
      found.set((Number.parseInt(first, 16) + at).toString(16).padStart(4, '0'), fromUtf16(hex))
  return found
}

function fromUtf16(hex: string): string {
  return (hex.match(/\w{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('')
}

/** Glyphs at the same height form a row. */
function rowsOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): readonly string[] {
  const rows = new Map<string, string>()
  const drawn = /BT\n\S+ \S+ \S+ \S+ \S+ (\S+) Tm\n\/(F\d+) \S+ Tf\n\[([^\]]*)\] TJ/g
  for (const [, height = '', name = '', glyphs = ''] of content.matchAll(drawn)) {
    const codes = Array.from(glyphs.matchAll(/<(\w+)>/g), ([, hex = '']) => hex.match(/\w{4}/g) ?? []).flat()
    const text = codes.map((code) => fonts.get(name)?.get(code) ?? '').join('')
    rows.set(height, (rows.get(height) ?? '') + text)
  }
  return [...rows.values()]
}
