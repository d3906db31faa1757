import { z } from 'zod'
import { answerKey } from './answer-key.ts'
import { sourceKind } from './source-kind.ts'

/**
 * The people a data interface answers. The engine does no I/O: the caller has asked before and puts the answer into
 * `facts.answers` under `answerKey`. A missing answer (the interface failed) finds nobody.
 */
export const dataInterface = sourceKind({
  settings: z.object({
    kind: z.literal('dataInterface'),
    interface: z.string().min(1),
    /** Parameter of the interface to the form field that fills it. */
    parameters: z.record(z.string().min(1), z.string().min(1)).default({}),
  }),
  hangsOn: () => 'case',
  question: (settings) => settings,
  find: (settings, { facts }) => facts.answers?.[answerKey(settings)] ?? [],
  why: (settings) => ({ interface: settings.interface }),
})
