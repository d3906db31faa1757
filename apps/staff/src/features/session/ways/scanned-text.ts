import { z } from 'zod'
import { safeReturn } from '../../../kit/links/address.ts'

const Login = z.object({ t: z.literal('login'), id: z.string().min(1).max(100) })

/** Returns the page for a scanned text: one of our own addresses, a code for signing in, or the page that shows texts. */
export function placeOf(text: string, origin: string): string {
  const asText = `/pages/my/scanResult/index?result=${encodeURIComponent(text.slice(0, 4000))}`
  const own = URL.parse(text)
  if (own?.origin === origin) return safeReturn(`${own.pathname}${own.search}`, asText)
  const login = Login.safeParse(jsonOf(text)).data
  return login ? `/pages/login/scanLogin?id=${encodeURIComponent(login.id)}` : asText
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
