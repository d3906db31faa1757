import { type Locale, toLocale } from '@signet/i18n'
import type { FastifyRequest } from 'fastify'

/** Unverified request headers of the sender (spec section 7). */
export type Caller = Readonly<{
  locale: Locale
  /** An app keeps its session for weeks; browser is the default. */
  device: 'app' | 'web'
  systemCode: string
  token: string
  ip: string
  requestId: string
}>

/** Language of documents without a particular reader. */
export const houseLanguage = 'zh-CN'

/** Returns the caller of background work. `requestId` names it in the log. */
export function nobodyCalling(requestId: string): Caller {
  return { locale: houseLanguage, device: 'web', systemCode: '', token: '', ip: '', requestId }
}

export function callerOf(request: FastifyRequest): Caller {
  return {
    locale: toLocale(headerOf(request, 'accept-language')),
    device: headerOf(request, 'app-origin') === 'pc' ? 'web' : 'app',
    systemCode: decodeHeader(headerOf(request, 'app-code')),
    token: headerOf(request, 'authorization').replace(/^bearer /i, ''),
    ip: request.ip,
    requestId: request.id,
  }
}

/** Returns a header cut to 500 characters; empty if absent. */
export function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name]
  return typeof value === 'string' ? value.slice(0, 500) : ''
}

/** Returns an empty string for malformed encodings. */
function decodeHeader(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
