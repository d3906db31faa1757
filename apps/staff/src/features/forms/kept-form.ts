import type { Store } from '@signet/client'
import { z } from 'zod'
import type { Values } from './call-of.ts'

/** What somebody typed and has not sent: the values, what was chosen beside them, and when it was kept. */
export type Kept = Readonly<{ values: Values; beside: string; at: string }>

const Kept = z.object({
  values: z.record(z.string(), z.unknown()),
  beside: z.string().max(100),
  at: z.iso.datetime(),
})

export type KeptForm = ReturnType<typeof keptForm>

/** The unsent form of one person about one subject (a flow, a case, a record), kept on the device through crash and reload. */
export function keptForm(store: Store, personId: string, subject: string) {
  const name = `unsent:${personId}:${subject}`
  return {
    read(): Kept | null {
      try {
        const parsed = Kept.safeParse(JSON.parse(store.getItem(name) ?? 'null'))
        return parsed.success ? parsed.data : null
      } catch {
        return null
      }
    },
    /** False when the device has no room for it. */
    keep(kept: Kept): boolean {
      try {
        store.setItem(name, JSON.stringify(kept))
        return true
      } catch {
        return false
      }
    },
    forget: () => store.removeItem(name),
  }
}
