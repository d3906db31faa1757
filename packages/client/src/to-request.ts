import type { Call } from './calls.ts'
import { installedVersion } from './installed-version.ts'

type Input = Readonly<Record<string, unknown>>

/** Turns a flat input into a request: path parameters by name, the rest in the query or the body. */
export function toRequest(
  call: Call,
  input: Input,
  baseUrl: string,
): { url: URL; body?: string; type?: string } {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined))
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value ?? ''))
  })
  const url = new URL(path, baseUrl)

  if (call.method === 'GET' || call.method === 'DELETE') {
    appendAll(url.searchParams, rest)
    return { url }
  }
  if (call.encoding === 'form') {
    const form = new URLSearchParams()
    appendAll(form, rest)
    return { url, body: form.toString(), type: 'application/x-www-form-urlencoded' }
  }
  return { url, body: JSON.stringify(Object.fromEntries(rest)), type: 'application/json' }
}

/** A list repeats its name for each value. */
function appendAll(params: URLSearchParams, values: ReadonlyMap<string, unknown>) {
  for (const [name, value] of values) {
    for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one))
  }
}

type HeaderFacts = Readonly<{
  /** Which client calls: the phone-first one or the desktop one. */
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
    'App-Version': installedVersion.version,
    ...(token && { Authorization: token }),
    ...(systemCode && { 'App-Code': encodeURIComponent(systemCode) }),
  }
}
