/**
 * Returns the parts of a distinguished name (RFC 4514) from the entry upwards, in lower case, without escapes and
 * without blanks that do not count. Two names of the same entry have the same parts.
 */
export function partsOfName(name: string): readonly string[] {
  const parts: string[] = []
  let bytes: Buffer[] = []
  let at = 0
  const close = () => {
    parts.push(plain(Buffer.concat(bytes).toString()))
    bytes = []
  }
  while (at < name.length) {
    const [piece, length] = pieceAt(name, at)
    if (piece === undefined) close()
    else bytes.push(piece)
    at += length
  }
  if (name.trim() !== '') close()
  return parts
}

/** The bytes that a place means, or undefined for the end of a part, and how many characters it takes. */
function pieceAt(name: string, at: number): readonly [Buffer | undefined, number] {
  const sign = String.fromCodePoint(name.codePointAt(at) ?? 0)
  if (sign === ',' || sign === ';') return [undefined, 1]
  if (sign !== '\\') return [Buffer.from(sign), sign.length]
  const hex = name.slice(at + 1, at + 3)
  if (/^[\da-f]{2}$/i.test(hex)) return [Buffer.from(hex, 'hex'), 3]
  return [Buffer.from(name.slice(at + 1, at + 2)), 2]
}

/** `OU = Sales` is `ou=sales`. */
function plain(part: string): string {
  const [type = '', ...value] = part.split('=')
  return `${type.trim()}=${value.join('=').trim()}`.toLowerCase()
}

/** One text for the parts of a name; no part has a line break. */
export function keyOfName(parts: readonly string[]): string {
  return parts.map((part) => part.replaceAll('\n', ' ')).join('\n')
}
