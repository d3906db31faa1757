import type { Locale } from '@signet/std'

/** The title of a case in languages other than that of the flow's author. */
export type CaseTitles = Readonly<Partial<Record<Locale, string>>>
