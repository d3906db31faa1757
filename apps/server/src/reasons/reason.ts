import { z } from 'zod'

/** Why something that nobody waits for did not work: a code of the catalogue and what its sentence takes. */
export const Reason = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
})
/** As it is kept of a step: the reason, or the sentence that another system or an earlier version has written. */
export const KeptReason = z.union([z.string(), Reason])
export type Reason = z.output<typeof Reason>
