import { z } from 'zod'

/** The answer of every call (spec section 3). HTTP 200 for whatever the server understood; only `code` 200 is success. */
export const Envelope = z.object({ code: z.number().int(), msg: z.string(), data: z.unknown() })
export type Envelope = z.infer<typeof Envelope>

/** What `data` holds when `code` is not 200: the refusal's name and the parameters of its sentence. */
export const RefusalData = z.object({
  refusal: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  requestId: z.string().optional(),
  /** Field problems of a refused form, by path. */
  problems: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
})
export type RefusalData = z.infer<typeof RefusalData>
