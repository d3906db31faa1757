import { type Locale, toLocale } from '@signet/i18n'
import type { FastifyRequest } from 'fastify'

/** What the request says about who sent it, before anybody is believed (headers of spec section 7). */
export type Caller = Readonly<{
  locale: Locale
  /** An app keeps its session for weeks; whoever does not say so is a browser. */
  device: 'app' | 'web'
  systemCode: string
  token: string
  ip: string
  requestId: string
}>

/** Documents of the house, and what nobody in particular reads, are written in its language. */
export const houseLanguage = 'zh-CN'

/** Who calls when nobody does: the clock, and what it has done. `requestId` is what the log tells it as. */
export function nobodyCalling(requestId: string): Caller {
  return { locale: houseLanguage, device: 'web', systemCode: '', token: '', ip: '', requestId }
}

export function callerOf(request: FastifyRequest): Caller {
  return {
    locale: toLocale(headerOf(request, 'accept-language')),
    device: headerOf(request, 'app-origin') === 'pc' ? 'web' : 'app',
    systemCode: decoded(headerOf(request, 'app-code')),
    token: headerOf(request, 'authorization').replace(/^bearer /i, ''),
    ip: request.ip,
    requestId: request.id,
  }
}

/** One header, cut to what anybody needs of it; empty when there is none. */
export function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name]
  return typeof value === 'string' ? value.slice(0, 500) : ''
}

/** A code that is not well written is no code. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
