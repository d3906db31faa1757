const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/

/** What an XML text is written in, by its first bytes: its mark, how its first sign lies in them, or what it says itself. */
export function encodingOf(head: Uint8Array): string {
  const [first = 1, second = 1] = head
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  const [, said = 'utf-8'] = declared.exec(Buffer.from(head.subarray(0, 200)).toString('latin1')) ?? []
  return /^utf-?16/i.test(said) ? 'utf-8' : said.toLowerCase()
}
