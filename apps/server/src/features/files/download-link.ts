import { z } from 'zod'
import { looksLikeToken } from '../../people/sessions/index.ts'

/** Path parameters of a download link: the tenant, and the single-use ticket. */
export const DownloadLink = z.object({
  tenant: z.string().regex(/^[a-z][a-z0-9_]{0,30}$/),
  ticket: z.string().refine(looksLikeToken),
})
