const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  times: '×',
  deg: '°',
  yen: '¥',
  euro: '€',
}

/** What `&amp;`, `&#38;` and `&#x26;` stand for. A name that is not in our short list stays as it is written. */
export function decodeReferences(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole
    return characterOf(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal))
  })
}

export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;')
}

export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;')
}

/** No controls but tab and line feed, no half characters. */
function characterOf(code: number): string {
  const isText = (code >= 32 && code !== 127 && code <= 0x10ffff) || code === 9 || code === 10
  return isText ? String.fromCodePoint(code).toWellFormed() : '\ufffd'
}
