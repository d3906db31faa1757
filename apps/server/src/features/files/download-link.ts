import { z } from 'zod'
import { looksLikeToken } from '../../sessions/index.ts'

/** What stands in a link that gives bytes: whose they are, and the ticket that opens it once. */
export const DownloadLink = z.object({
  tenant: z.string().regex(/^[a-z][a-z0-9_]{0,30}$/),
  ticket: z.string().refine(looksLikeToken),
})
