import type { SideSettings } from '@signet/flow'

/** How far back earlier cases go. */
export type PastRange = Exclude<SideSettings['past'], 'none'>
