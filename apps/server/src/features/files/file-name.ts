const longest = 200

/** Sanitizes a file name: removes folders and control characters, and limits its length. */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  const plain = last.replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim()
  const ending = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? ''
  const stem = plain.slice(0, plain.length - ending.length).slice(0, longest - ending.length)
  return /^\.*$/.test(stem + ending) ? 'file' : stem + ending
}

/** Formats Content-Disposition by RFC 6266, with an ASCII fallback. */
export function attachmentNamed(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const full = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${full}`
}

/** Returns the ending of a name in lower case, without its dot; empty for none. */
export function endingOf(name: string): string {
  return /\.([^.]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? ''
}
