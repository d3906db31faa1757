import type { Entry } from 'ldapts'

/** Text where it is text (entryUUID), hexadecimal where it is bytes (objectGUID). */
export function idOf(value: Entry[string] | undefined): string {
  const [first] = [value ?? []].flat()
  if (first === undefined) return ''
  const text = first.toString()
  return /^[\x20-\x7e]+$/.test(text) ? text : Buffer.from(first).toString('hex')
}

/** The first value as text; empty without one. */
export function textOf(value: Entry[string] | undefined): string {
  const [first] = [value ?? []].flat()
  return first === undefined ? '' : first.toString()
}
