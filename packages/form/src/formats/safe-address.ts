import { z } from 'zod'

const longest = 2000
/** A placeholder for the host of the product; it is never requested. */
const product = 'https://product.invalid'
/**
 * Spaces and control characters hide a scheme from readers but not from browsers; browsers read a backslash as a
 * slash.
 */
const deceiving = /[\s\\\p{Cc}\p{Cf}]/u
const mail = /^mailto:[^@?]+@[^@?]+(\?(subject|body|cc)=[^?]*)?$/i
const phone = /^tel:\+?[\d().-]{2,30}([,;*#\d]{0,20})$/i

/**
 * Tells whether a link may have the address: https, http, mail, telephone, or a path of the product (`/pages/…`).
 * Other schemes, disguised hosts (`//host`) and credentials are refused.
 */
export function isSafeAddress(text: string): boolean {
  if (text.length > longest || deceiving.test(text)) return false
  return isPathOfOurs(text) || isWebAddress(text) || mail.test(text) || phone.test(text)
}

/** Tells whether the text is a path of the product, with an optional query. */
export function isPathOfOurs(text: string): boolean {
  return pathOf(text) !== undefined
}

/** Normalizes a path (`/a/../b` is `/b`); undefined when it leaves the product. */
export function pathOf(text: string): string | undefined {
  if (text.length > longest || deceiving.test(text) || !text.startsWith('/')) return undefined
  const parsed = URL.parse(text, product)
  return parsed?.origin === product ? parsed.pathname : undefined
}

/** Tells whether the text is a web address without credentials. `scheme` narrows it. */
export function isWebAddress(text: string, scheme: 'https' | 'any' = 'any'): boolean {
  if (text.length > longest || deceiving.test(text)) return false
  if (!(scheme === 'https' ? /^https:\/\//i : /^https?:\/\//i).test(text)) return false
  const parsed = URL.parse(text)
  return parsed !== null && parsed.username === '' && parsed.password === '' && parsed.hostname !== ''
}

const refused = 'is no address that may be opened'
/** An address in a setting; empty means none. */
export const SafeAddress = z.string().max(longest).refine(emptyOr(isSafeAddress), refused).default('')
export const PathOfOurs = z.string().max(longest).refine(emptyOr(isPathOfOurs), refused).default('')

export function emptyOr(isGood: (text: string) => boolean): (text: string) => boolean {
  return (text) => text === '' || isGood(text)
}
