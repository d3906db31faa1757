/** The installed version that every call names (spec sections 1 and 7). */
export const installed = { version: '6.0.8', build: 65 } as const

type HeaderFacts = Readonly<{
  /** Which of our clients speaks: the phone-first one or the desktop one. */
  origin: 'app' | 'pc'
  token: string | null
  locale: string
  systemCode: string | null
}>

/** The headers of spec section 7. */
export function headersOf({ origin, token, locale, systemCode }: HeaderFacts): Record<string, string> {
  return {
    'Accept-Language': locale,
    'App-Origin': origin,
    'App-Version': installed.version,
    ...(token && { Authorization: token }),
    ...(systemCode && { 'App-Code': encodeURIComponent(systemCode) }),
  }
}
