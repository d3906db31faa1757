import { z } from 'zod'

/** What a thread is asked: to begin work, or for its next answer. */
export type ThreadRequest =
  | Readonly<{ kind: 'begin'; url: string; input: unknown }>
  | Readonly<{ kind: 'next' }>

/** What a thread answers: a value, the end, a refusal, or a fault of ours. */
export const ThreadAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('value'), value: z.unknown() }),
  z.object({ kind: z.literal('end') }),
  z.object({
    kind: z.literal('refusal'),
    code: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
  z.object({ kind: z.literal('fault'), stack: z.string() }),
])
export type ThreadAnswer = z.output<typeof ThreadAnswer>
