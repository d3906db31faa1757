import { z } from 'zod'
import { Day, Done, endpoint, Id, Instant, PageInput, PersonRef, pageOf } from '../wire/endpoint.ts'

/** A person of another company with an account here. */
const External = z.object({
  id: Id,
  account: z.string(),
  realName: z.string(),
  /** Where they work. */
  company: z.string(),
  /** What they do here. */
  purpose: z.string(),
  mobilePhone: z.string(),
  email: z.string(),
  invitedBy: PersonRef,
  invitedAt: Instant,
  /** When the account closes. */
  until: Instant,
  isOpen: z.boolean(),
  /** The latest invitation by mail or text message; null where an initial password was answered. */
  invitation: z
    .object({
      way: z.enum(['mail', 'sms']),
      state: z.enum(['waiting', 'sent', 'failed']),
      at: Instant,
      /** Why it could not be delivered, in the caller’s language; empty otherwise. */
      reason: z.string(),
    })
    .nullable(),
})

const closing = ['organization.notFound', 'externals.notExternal'] as const
/** Until the end of this day. */
const lastDay = Day
const Chosen = z.array(Id).min(1).max(500)

/**
 * People of other companies. They hold no post and no administration, "everybody" does not mean them, and they see of
 * the company only the people of their requests.
 */
export const externals = {
  list: endpoint({
    method: 'GET',
    path: '/api/permission/Externals',
    access: 'administrator',
    areas: ['people'],
    summary: 'List external people by state, those whose account closes first on top, or in another order',
    input: PageInput.extend({
      state: z.enum(['any', 'open', 'closed']).default('any'),
      sort: z.enum(['until', 'name', 'company', 'invitedBy']).default('until'),
      order: z.enum(['ascending', 'descending']).default('ascending'),
    }),
    output: pageOf(External),
    refusals: ['grades.notYours'],
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/permission/Externals',
    access: 'administrator',
    areas: ['people'],
    summary:
      'Invite a person of another company until the end of a day: by a mailed link to choose a password, or by a text message to the phone with which they sign in by code. Where neither is possible, an initial password is answered once',
    input: z.object({
      account: z
        .string()
        .trim()
        .regex(/^[\w.-]{2,60}$/),
      realName: z.string().trim().min(1).max(60),
      company: z.string().trim().min(1).max(100),
      purpose: z.string().trim().max(200).default(''),
      mobilePhone: z.string().trim().max(30).default(''),
      email: z.union([z.email().max(120), z.literal('')]).default(''),
      lastDay,
      /** How they hear of it; `mail` without an address or a mail account answers a password. */
      by: z.enum(['mail', 'sms']).default('mail'),
    }),
    output: z.object({
      id: Id,
      /** Null when a link is mailed or a text message sent within seconds; the list says whether it was delivered. */
      password: z.string().nullable(),
    }),
    answersSecret: true,
    refusals: [
      'grades.notYours',
      'externals.dayOver',
      'externals.noSms',
      'externals.tooLong',
      'organization.accountTaken',
      'organization.phoneTaken',
    ],
  }),
  inviteAgain: endpoint({
    method: 'POST',
    path: '/api/permission/Externals/:id/Actions/InviteAgain',
    access: 'administrator',
    areas: ['people'],
    summary:
      'Send the invitation of an external person again, to the address or phone that the person has now; the list says whether it was delivered',
    input: z.object({ id: Id }),
    output: Done,
    refusals: [...closing, 'grades.notYours', 'externals.closed', 'externals.noInvitation'],
  }),
  extend: endpoint({
    method: 'PUT',
    path: '/api/permission/Externals/:id',
    access: 'administrator',
    areas: ['people'],
    summary: 'Let the account of an external person close at the end of another day; reopens a closed one',
    input: z.object({ id: Id, lastDay }),
    output: Done,
    refusals: [...closing, 'grades.notYours', 'externals.dayOver', 'externals.tooLong'],
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/permission/Externals/:id/Actions/End',
    access: 'administrator',
    areas: ['people'],
    summary: 'Close the account of an external person now and sign them out everywhere',
    input: z.object({ id: Id }),
    output: Done,
    refusals: [...closing, 'grades.notYours'],
  }),
  inviteManyAgain: endpoint({
    method: 'POST',
    path: '/api/permission/Externals/Actions/InviteAgain',
    access: 'administrator',
    areas: ['people'],
    summary:
      'Send the invitations of every chosen external person again, or none when one is closed or has no invitation',
    input: z.object({ ids: Chosen }),
    output: Done,
    refusals: [...closing, 'grades.notYours', 'externals.closed', 'externals.noInvitation'],
  }),
  extendMany: endpoint({
    method: 'PUT',
    path: '/api/permission/Externals/Actions/Extend',
    access: 'administrator',
    areas: ['people'],
    summary:
      'Let the accounts of all chosen external people close at the end of another day; reopens closed ones',
    input: z.object({ ids: Chosen, lastDay }),
    output: Done,
    refusals: [...closing, 'grades.notYours', 'externals.dayOver', 'externals.tooLong'],
  }),
  endMany: endpoint({
    method: 'POST',
    path: '/api/permission/Externals/Actions/End',
    access: 'administrator',
    areas: ['people'],
    summary: 'Close the accounts of all chosen external people now and sign them out everywhere',
    input: z.object({ ids: Chosen }),
    output: Done,
    refusals: [...closing, 'grades.notYours'],
  }),
}
