import { z } from 'zod'

/** Those to whom something is granted or shown. */
export const Holder = z.object({
  kind: z.enum(['everybody', 'role', 'position', 'organization', 'group', 'person']),
  /** Empty for `everybody`. An organization includes the ones below it. */
  id: z.string().max(80).default(''),
})
export type Holder = z.output<typeof Holder>

/** A holder as shown to administrators. */
export const NamedHolder = Holder.extend({ name: z.string() })
export type NamedHolder = z.output<typeof NamedHolder>
