import type { Link, Links, Purpose } from './queries.ts'

/** What an administrator says of a link before it is saved. `expiresAt` is what the clock on his wall will show. */
export type LinkDraft = Readonly<{
  fields: readonly string[]
  asks: readonly string[]
  hasPassword: boolean
  password: string
  expiresAt: string
  quota: number | null
}>

/** A new link begins with everything that may be filled in; a query with nothing shown that was not chosen. */
export function draftOf(purpose: Purpose, offered: Links['offered'], link: Link | undefined): LinkDraft {
  return {
    fields: link?.fields ?? (purpose === 'form' ? offered.fill.map(({ key }) => key) : []),
    asks: link?.asks ?? [],
    hasPassword: link?.hasPassword ?? false,
    password: '',
    expiresAt: link?.expiresAt ? wallTime(link.expiresAt) : '',
    quota: link?.quota ?? null,
  }
}

/** As the calls take it; without a word about the password, which each of them takes in its own way. */
export function allowedBy({ fields, asks, expiresAt, quota }: LinkDraft) {
  return {
    fields: [...fields],
    asks: [...asks],
    expiresAt: expiresAt === '' ? null : new Date(expiresAt).toISOString(),
    quota,
  }
}

function wallTime(instant: string): string {
  const at = new Date(instant)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
