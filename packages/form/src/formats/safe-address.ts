import { z } from 'zod'

const longest = 2000
/** Stands for wherever the product runs; nothing is ever asked there. */
const product = 'https://product.invalid'
/** Spaces and control characters hide a scheme from the eye and not from a browser; a backslash is a slash to it. */
const deceiving = /[\s\\\p{Cc}\p{Cf}]/u
const mail = /^mailto:[^@?]+@[^@?]+(\?(subject|body|cc)=[^?]*)?$/i
const phone = /^tel:\+?[\d().-]{2,30}([,;*#\d]{0,20})$/i

/**
 * May the address stand behind a link: https, http, mail, telephone, or a path of the product itself (`/pages/…`).
 * Everything else is refused: other schemes, other hosts in disguise (`//host`), a name before the host.
 */
export function isSafeAddress(text: string): boolean {
  if (text.length > longest || deceiving.test(text)) return false
  return isPathOfOurs(text) || isWebAddress(text) || mail.test(text) || phone.test(text)
}

/** A path of the product itself, with its query. */
export function isPathOfOurs(text: string): boolean {
  return pathOf(text) !== undefined
}

/** Where such a path really leads, `/a/../b` being `/b`; undefined where it leaves the product. */
export function pathOf(text: string): string | undefined {
  if (text.length > longest || deceiving.test(text) || !text.startsWith('/')) return undefined
  const parsed = URL.parse(text, product)
  return parsed?.origin === product ? parsed.pathname : undefined
}

/** An address on the web, without a name or a password in it. `scheme` narrows it. */
export function isWebAddress(text: string, scheme: 'https' | 'any' = 'any'): boolean {
  if (text.length > longest || deceiving.test(text)) return false
  if (!(scheme === 'https' ? /^https:\/\//i : /^https?:\/\//i).test(text)) return false
  const parsed = URL.parse(text)
  return parsed !== null && parsed.username === '' && parsed.password === '' && parsed.hostname !== ''
}

const refused = 'is no address that may be opened'
/** Where a setting holds an address; empty while there is none. */
export const SafeAddress = z.string().max(longest).refine(emptyOr(isSafeAddress), refused).default('')
export const PathOfOurs = z.string().max(longest).refine(emptyOr(isPathOfOurs), refused).default('')

export function emptyOr(isGood: (text: string) => boolean): (text: string) => boolean {
  return (text) => text === '' || isGood(text)
}
