import type { Store } from '@signet/client'
import { z } from 'zod'
import type { Values } from './call-of.ts'

/** Unsent input: the values, the choice beside the form, and when it was saved. */
export type Kept = Readonly<{ values: Values; beside: string; at: string }>

const Kept = z.object({
  values: z.record(z.string(), z.unknown()),
  beside: z.string().max(100),
  at: z.iso.datetime(),
})

export type KeptForm = ReturnType<typeof keptForm>

/**
 * The unsent form of one person about one subject (a flow, a case, a record), kept on the device through
 * crash and reload.
 */
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
    /** Returns false when the device has no space for it. */
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
