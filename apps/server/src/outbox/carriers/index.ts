import type { Carrier } from '../carrier.ts'
import { listsChanged } from './lists-changed.ts'
import { notice } from './notice.ts'

/** Who carries which topic. A topic joins here, in one line. */
export const carriers: Readonly<Record<string, Carrier>> = { notice, listsChanged } as Readonly<
  Record<string, Carrier>
>
