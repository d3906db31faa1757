import { z } from 'zod'

/** Names the contents of a document that several administrators edit. */
export const Revision = z.string().min(1).max(100)
/** For the reference: what a save gets that names no revision. */
export const expectsMeaning =
  'What was opened. With it, the save is refused (…changedMeanwhile) when something else is stored; without it, the save replaces what is stored, and the last one wins.'

/** The revision that was opened: a save is refused when something else is stored. */
export const expecting = { expects: Revision.optional().describe(expectsMeaning) } as const

/** The revision that a preview answered: what is published is what was shown. */
export const expectingPreview = {
  expects: Revision.optional().describe(
    'The revision of the preview. With it, the call is refused (design.changedSincePreview) when something else is stored; without it, what is stored goes live, and the last one wins.',
  ),
} as const
