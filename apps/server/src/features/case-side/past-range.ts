import type { SideSettings } from '@signet/flow'

/** How far back earlier cases are looked for. */
export type PastRange = Exclude<SideSettings['past'], 'none'>
