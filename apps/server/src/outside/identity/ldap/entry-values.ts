import type { Entry } from 'ldapts'

type Value = Entry[string] | undefined

/** The values of an attribute, whose name counts in any case (RFC 4512, 2.5). */
export function attributeIn(entry: Entry, attribute: string): Value {
  if (Object.hasOwn(entry, attribute)) return entry[attribute]
  const name = attribute.toLowerCase()
  return entry[Object.keys(entry).find((key) => key.toLowerCase() === name) ?? '']
}

/** Text where it is text (entryUUID), hexadecimal where it is bytes (objectGUID). */
export function idOf(value: Value): string {
  const [first] = [value ?? []].flat()
  if (first === undefined) return ''
  const text = first.toString()
  return /^[\x20-\x7e]+$/.test(text) ? text : Buffer.from(first).toString('hex')
}

/** All values as texts. */
export function textsOf(value: Value): readonly string[] {
  return [value ?? []].flat().map((one) => one.toString())
}

/** The first value as text; empty without one. */
export function textOf(value: Value): string {
  return textsOf(value)[0] ?? ''
}
