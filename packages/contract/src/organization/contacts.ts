import { z } from 'zod'
import { Done, Empty, endpoint, Id, Instant, PersonRef } from '../wire/endpoint.ts'
import { UserRow } from './views.ts'

/** Looking colleagues up. */
export const contacts = {
  card: endpoint({
    method: 'GET',
    path: '/api/permission/Users/:id/Card',
    access: 'member',
    summary:
      'Get the contact card of a colleague: their place in the company, and what the company shows of them',
    input: z.object({ id: Id }),
    output: z.object({
      person: PersonRef,
      account: z.string(),
      /** With everything above each. */
      departments: z.array(z.object({ id: Id, name: z.string() })),
      posts: z.array(z.string()),
      /** From the direct manager upwards. */
      superiors: z.array(PersonRef),
      /** Who decides for them now, for all flows, and until when. */
      standIns: z.array(z.object({ person: PersonRef, until: Instant })),
      /** Empty where the company does not show them to the reader (settings `contacts`). */
      mobilePhone: z.string(),
      email: z.string(),
      fields: z.array(z.object({ label: z.string(), text: z.string() })),
      isStarred: z.boolean(),
    }),
    refusals: ['organization.notFound'],
  }),
  starred: endpoint({
    method: 'GET',
    path: '/api/permission/Users/Current/Starred',
    access: 'member',
    summary: 'List the colleagues you have starred, by name',
    input: Empty,
    output: z.object({ list: z.array(UserRow) }),
    refusals: [],
  }),
  recent: endpoint({
    method: 'GET',
    path: '/api/permission/Users/Current/Recent',
    access: 'member',
    summary: 'List the colleagues you have chosen or looked up last, the last one first',
    input: Empty,
    output: z.object({ list: z.array(UserRow) }),
    refusals: [],
  }),
  meet: endpoint({
    method: 'PUT',
    path: '/api/permission/Users/Current/Recent',
    access: 'member',
    summary: 'Remember colleagues whom you have just chosen or looked up, the last one first; 20 are kept',
    input: z.object({ ids: z.array(Id).min(1).max(50) }),
    output: Done,
    refusals: [],
  }),
  star: endpoint({
    method: 'PUT',
    path: '/api/permission/Users/:id/Star',
    access: 'member',
    summary: 'Star a colleague, or no longer; up to 200',
    input: z.object({ id: Id, isStarred: z.boolean() }),
    output: Done,
    refusals: ['organization.notFound', 'contacts.tooMany'],
  }),
}
