import { z } from 'zod'
import { Day, Done, endpoint, Id, PageInput, PersonRef, pageOf } from '../wire/endpoint.ts'

/** A person lent to another department, where they hold a post from the first day until the last. */
export const Secondment = z.object({
  id: Id,
  person: PersonRef,
  position: z.object({ id: Id, name: z.string() }),
  /** The department of the post, with everything above. */
  department: z.string(),
  /** Both included, in the company's time zone. */
  firstDay: Day,
  lastDay: Day,
  state: z.enum(['planned', 'running', 'ended', 'cancelled']),
  reason: z.string(),
  plannedBy: PersonRef,
})
export type Secondment = z.infer<typeof Secondment>

/** Lending people to other departments for some days. */
export const secondments = {
  list: endpoint({
    method: 'GET',
    path: '/api/permission/Secondments',
    access: 'administrator',
    areas: ['people'],
    summary:
      'List secondments of people, to a department or all, coming and past ones, the latest plan first',
    input: PageInput.extend({
      /** `current` are those planned or running, `past` the others. */
      state: z.enum(['', 'current', 'past']).default(''),
      personId: z.string().max(80).default(''),
      organizeId: z.string().max(80).default(''),
    }),
    output: pageOf(Secondment),
    refusals: [],
  }),
  plan: endpoint({
    method: 'POST',
    path: '/api/permission/Secondments',
    access: 'administrator',
    areas: ['people'],
    summary: 'Lend a person to a post of another department; it begins and ends with its days',
    input: z.object({
      personId: Id,
      positionId: Id,
      firstDay: Day,
      lastDay: Day,
      reason: z.string().trim().min(1).max(500),
    }),
    output: Secondment,
    refusals: [
      'organization.notFound',
      'organization.closed',
      'staffChanges.notActive',
      'secondments.daysWrong',
      'secondments.holdsPost',
      'secondments.overlaps',
    ],
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/permission/Secondments/:id',
    access: 'administrator',
    areas: ['people'],
    summary: 'End a secondment today, or cancel one that has not begun',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['secondments.notFound', 'secondments.over'],
  }),
}
