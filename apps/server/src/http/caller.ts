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

export function callerOf(request: FastifyRequest): Caller {
  return {
    locale: toLocale(header(request, 'accept-language')),
    device: header(request, 'app-origin') === 'pc' ? 'web' : 'app',
    systemCode: decoded(header(request, 'app-code')),
    token: header(request, 'authorization').replace(/^bearer /i, ''),
    ip: request.ip,
    requestId: request.id,
  }
}

function header(request: FastifyRequest, name: string): string {
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
