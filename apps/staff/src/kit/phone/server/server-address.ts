import type { Send, Store } from '@signet/client'
import { z } from 'zod'

const keptAs = 'server'

const Version = z.object({ code: z.literal(200), data: z.object({ sysVersion: z.string() }) })

/** The origin of the server that this device has entered. */
export function keptServer(store: Store): string | undefined {
  return serverOf(store.getItem(keptAs) ?? '')
}

export function keepServer(store: Store, origin: string): void {
  store.setItem(keptAs, origin)
}

export function forgetServer(store: Store): void {
  store.removeItem(keptAs)
}

/**
 * The origin in what a person entered or scanned: a host, or any address of the server. Only over TLS: the systems let the
 * pages of an app send nothing in the clear, and neither does the product.
 */
export function serverOf(text: string): string | undefined {
  const entered = text.trim()
  if (entered === '' || /[\s@\\]/.test(entered)) return undefined
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(entered) ? entered : `https://${entered}`)
  return url?.protocol === 'https:' && url.hostname !== '' ? url.origin : undefined
}

/** As long as a person waits for a server that may not be there; in ms. */
const patience = 15_000

/** Whether one of our servers answers at an origin; `silent` when no answer may be read. */
export async function askServer(origin: string, send: Send): Promise<'ours' | 'other' | 'silent'> {
  const question = new Request(`${origin}/api/app/Version`, { signal: AbortSignal.timeout(patience) })
  const answer = await Promise.resolve(question)
    .then(send)
    .catch(() => undefined)
  if (!answer) return 'silent'
  const version = Version.safeParse(await answer.json().catch(() => null))
  return version.success ? 'ours' : 'other'
}
