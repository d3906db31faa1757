import { z } from 'zod'
import { Done, endpoint, Id, PersonRef } from '../wire/endpoint.ts'

/** What people do with the records of a list; the same as the rights of its preview. */
export const listRights = ['see', 'add', 'change', 'remove', 'import', 'export', 'print'] as const
export type ListRightName = (typeof listRights)[number]

/** The button of a list that each right presses; seeing needs none. */
export const buttonOfRight = {
  see: undefined,
  add: 'add',
  change: 'edit',
  remove: 'remove',
  import: 'import',
  export: 'export',
  print: 'print',
} as const satisfies Readonly<Record<ListRightName, string | undefined>>

const Right = z.enum(listRights)
const missing = ['records.modelNotFound', 'records.modelWithdrawn'] as const

/** Why somebody may not see or press something on a list, and whom to ask. */
export const rightsHelp = {
  explain: endpoint({
    method: 'GET',
    path: '/api/visualdev/OnlineDev/:modelId/Rights',
    access: 'member',
    summary: 'Say what you may do with the records of a list, who may do the rest, and who can change it',
    input: z.object({ modelId: Id }),
    output: z.object({
      /** Only rights that the list offers. Without any, nothing of the list is said. */
      rights: z.array(
        z.object({
          right: Right,
          has: z.boolean(),
          /** Roles, posts, organizations and groups with the right; people only as a number. */
          through: z.array(z.string()),
          people: z.number().int(),
        }),
      ),
      /** Of which records you see: all of them, some by rules, or none. */
      records: z.enum(['all', 'some', 'none']),
      /** Records that are requests are seen by those who may open the request. */
      followsCases: z.boolean(),
      /** What you asked for and was not answered yet. */
      asked: z.array(Right),
      /** Administrators who can grant, at most five. */
      grantors: z.array(PersonRef),
    }),
    refusals: missing,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/visualdev/OnlineDev/:modelId/Rights',
    access: 'member',
    summary: 'Ask the administrators who can grant for a right on a list; they hear it once a day',
    input: z.object({ modelId: Id, right: Right, reason: z.string().trim().max(200).default('') }),
    output: Done,
    refusals: [...missing, 'records.hasRight'],
  }),
}
