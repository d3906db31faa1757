import { z } from 'zod'
import { sourceKind } from './source-kind.ts'

/** The people who decided at another node of this case, in its latest round. */
export const handledAt = sourceKind({
  settings: z.object({ kind: z.literal('handledAt'), node: z.string().min(1) }),
  hangsOn: ({ node }) => (node === 'start' ? 'starter' : 'case'),
  node: { of: ({ node }) => node, to: (settings, node) => ({ ...settings, node }) },
  find: ({ node }, { handledAt: handled }) => handled?.(node) ?? [],
  why: ({ node }, _person, { nameOfNode }) => ({ node: nameOfNode?.(node) ?? node }),
})
