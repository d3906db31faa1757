/**
 * Makes names unique in one folder on any system: numbers duplicates, ignoring case, and replaces
 * characters that Windows forbids.
 */
export function uniqueNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const safe = safeName(name)
    let free = safe
    for (let times = 2; taken.has(keyOf(free)); times += 1) free = numbered(safe, times)
    taken.add(keyOf(free))
    return free
  })
}

const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

function safeName(name: string): string {
  const plain = name
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]/g, '_')
    .replace(/[. ]+$/, '')
  if (plain === '') return 'file'
  return reserved.test(plain) ? `_${plain}` : plain
}

function numbered(name: string, times: number): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? `${name.slice(0, dot)} (${times})${name.slice(dot)}` : `${name} (${times})`
}

function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
