import { z } from 'zod'

const peopleKinds = ['everybody', 'role', 'position', 'organization', 'group', 'person'] as const

/** Those among whom people are found; an organization includes the ones below it. */
export const PeopleHolder = z.object({
  kind: z.enum(peopleKinds),
  /** Empty for `everybody`. */
  id: z.string().max(80).default(''),
})
export type PeopleHolder = z.output<typeof PeopleHolder>
export const NamedPeopleHolder = PeopleHolder.extend({ name: z.string() })
export type NamedPeopleHolder = z.output<typeof NamedPeopleHolder>

/** Those to whom something is granted or shown: people, or everyone who has an authorization group. */
export const Holder = PeopleHolder.extend({ kind: z.enum([...peopleKinds, 'authorizationGroup']) })
export type Holder = z.output<typeof Holder>

/** A holder as shown to administrators. */
export const NamedHolder = Holder.extend({ name: z.string() })
export type NamedHolder = z.output<typeof NamedHolder>
