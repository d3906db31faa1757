import { z } from 'zod'
import { Done, endpoint, Id, PageInput, PersonRef, pageOf } from '../wire/endpoint.ts'

export const onlineUsers = {
  list: endpoint({
    method: 'GET',
    path: '/api/permission/OnlineUser',
    access: 'administrator',
    areas: ['operation'],
    summary: 'List open sessions, the latest call first',
    input: PageInput.extend({
      device: z.enum(['web', 'app']).optional(),
      /** Only sessions with an open page now. */
      only: z.enum(['connected']).optional(),
    }),
    output: pageOf(
      z.object({
        /** SHA-256 of the session’s token; it opens nothing. */
        id: Id,
        person: PersonRef,
        account: z.string(),
        department: z.string(),
        device: z.enum(['web', 'app']),
        since: z.string(),
        lastSeenAt: z.string(),
        /** Open pages of this session on the server that answers. */
        windows: z.int(),
        /** The session of the administrator who asks. */
        isOwn: z.boolean(),
      }),
    ),
    refusals: [],
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/permission/OnlineUser/:id',
    access: 'administrator',
    areas: ['operation'],
    summary: 'Sign a session out; its page says so at once',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['onlineUsers.notFound', 'onlineUsers.ownSession'],
  }),
  endAllOf: endpoint({
    method: 'DELETE',
    path: '/api/permission/OnlineUser/Person/:personId',
    access: 'administrator',
    areas: ['operation'],
    summary: 'Sign a person out on every device',
    input: z.object({ personId: Id }),
    output: Done,
    refusals: ['organization.notFound', 'onlineUsers.ownSession'],
  }),
}
