import { type Locale, toLocale } from '@signet/i18n'
import type { FastifyRequest } from 'fastify'

/** What the request says about who sent it, before anybody is believed (headers of spec section 7). */
export type Caller = Readonly<{
  locale: Locale
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
    systemCode: decodeURIComponentSafely(header(request, 'app-code')),
    token: header(request, 'authorization').replace(/^bearer /i, ''),
    ip: request.ip,
    requestId: request.id,
  }
}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name]
  return typeof value === 'string' ? value.slice(0, 500) : ''
}

function decodeURIComponentSafely(text: string): string {
  return /%(?![0-9a-f]{2})/i.test(text) ? '' : decodeURIComponent(text)
}
