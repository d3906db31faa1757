import { directoryFamilies, type Families } from './references/index.ts'
import type { Server } from './server.ts'

/** What values of forms point to. A family joins here, in one line. */
export function openFamilies({ directories }: Omit<Server, 'families'>): Families {
  return { ...directoryFamilies(directories) }
}
