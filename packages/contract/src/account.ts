import { z } from 'zod'
import { Done, Empty, endpoint, Id, Instant } from './wire/endpoint.ts'

const codeRefusals = ['session.wrongCode', 'session.locked', 'request.tooMany', 'secrets.unreadable'] as const

/** A device that is signed in, or a sign-in of before, as its owner sees it. */
const Device = z.object({
  /** What holds the session: an app keeps it for weeks. */
  device: z.enum(['app', 'web']),
  kind: z.enum(['phone', 'tablet', 'desktop', 'unknown']),
  /** Names as the vendors write them; empty if unknown. */
  browser: z.string(),
  system: z.string(),
  address: z.string(),
})

/** My account: password, devices, second factor. */
export const account = {
  passwordRules: endpoint({
    method: 'GET',
    path: '/api/permission/Users/Current/passwordRules',
    access: 'member',
    summary: 'Get what a password must be like, when yours was changed and when it must be changed',
    input: Empty,
    output: z.object({
      shortest: z.number().int(),
      /** Of lower case, upper case, digits and other signs, how many kinds are needed. */
      kinds: z.number().int(),
      changedAt: Instant,
      /** Null for never. */
      endsAt: Instant.nullable(),
    }),
    refusals: [],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/permission/Users/Current/Actions/ModifyPassword',
    access: 'member',
    summary: 'Change your password; this session stays, all others end',
    input: z.object({ oldPassword: z.string().min(1).max(200), password: z.string().min(1).max(200) }),
    takesSecret: true,
    output: Done,
    refusals: [
      'session.wrongOldPassword',
      'session.locked',
      'session.weakPassword',
      'session.passwordKinds',
      'session.passwordUsed',
      'request.tooMany',
    ],
  }),
  devices: endpoint({
    method: 'GET',
    path: '/api/permission/Users/Current/sessions',
    access: 'member',
    summary: 'List the devices on which you are signed in, the last used first',
    input: Empty,
    output: z.object({
      list: z.array(
        Device.extend({ id: Id, isCurrent: z.boolean(), signedInAt: Instant, lastSeenAt: Instant }),
      ),
    }),
    refusals: [],
  }),
  endDevice: endpoint({
    method: 'DELETE',
    path: '/api/permission/Users/Current/sessions/:id',
    access: 'member',
    summary: 'Sign out one of your devices',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['account.deviceNotFound'],
  }),
  endOtherDevices: endpoint({
    method: 'POST',
    path: '/api/permission/Users/Current/sessions/endOthers',
    access: 'member',
    summary: 'Sign out all your devices but this one',
    input: Empty,
    output: Done,
    refusals: ['session.confirmFirst'],
  }),
  signIns: endpoint({
    method: 'GET',
    path: '/api/permission/Users/Current/signIns',
    access: 'member',
    summary: 'List your last hundred sign-ins and failed attempts at your account, the newest first',
    input: Empty,
    output: z.object({
      list: z.array(
        Device.extend({
          id: Id,
          at: Instant,
          outcome: z.enum(['signedIn', 'wrongPassword', 'wrongPasskey', 'locked', 'refused']),
        }),
      ),
    }),
    refusals: [],
  }),
  deviceKey: endpoint({
    method: 'POST',
    path: '/api/permission/Users/Current/deviceKey',
    access: 'member',
    summary:
      'Get the key with which your devices lock what they have not sent yet; it is the same on all of them',
    input: Empty,
    answersSecret: true,
    /** 32 bytes in base64; empty where the operator set no key. */
    output: z.object({ key: z.string() }),
    refusals: [],
  }),
  secondFactor: endpoint({
    method: 'GET',
    path: '/api/permission/Users/Current/secondFactor',
    access: 'member',
    summary:
      'Get whether an authenticator app is asked at your sign-in, and how many recovery codes are left',
    input: Empty,
    output: z.object({ confirmedAt: Instant.nullable(), recoveryCodes: z.number().int() }),
    refusals: [],
  }),
  enrolSecondFactor: endpoint({
    method: 'POST',
    path: '/api/permission/Users/Current/secondFactor',
    access: 'member',
    summary: 'Get a new secret for an authenticator app; it counts once a code confirms it',
    input: Empty,
    answersSecret: true,
    output: z.object({ secret: z.string(), uri: z.string() }),
    refusals: ['session.confirmFirst', 'account.secondFactorInUse', 'secrets.noKey'],
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/api/permission/Users/Current/secondFactor/confirm',
    access: 'member',
    summary: 'Confirm the authenticator app with a code; answers recovery codes, which are shown only once',
    input: z.object({ code: z.string().trim().min(1).max(40) }),
    answersSecret: true,
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: ['session.confirmFirst', ...codeRefusals],
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/permission/Users/Current/secondFactor/recoveryCodes',
    access: 'member',
    summary: 'Replace your recovery codes; the former ones end',
    input: Empty,
    answersSecret: true,
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: ['session.confirmFirst', 'account.noSecondFactor'],
  }),
  removeSecondFactor: endpoint({
    method: 'POST',
    path: '/api/permission/Users/Current/secondFactor/remove',
    access: 'member',
    summary: 'Stop asking for codes at your sign-in; needs your password and a code',
    input: z.object({ password: z.string().min(1).max(200), code: z.string().trim().min(1).max(40) }),
    takesSecret: true,
    output: Done,
    refusals: ['session.confirmFirst', 'session.wrongOldPassword', 'account.noSecondFactor', ...codeRefusals],
  }),
  resetSecondFactor: endpoint({
    method: 'DELETE',
    path: '/api/permission/Users/:id/secondFactor',
    access: 'administrator',
    areas: ['people'],
    summary:
      'Stop asking a person for codes at sign-in, after they lost their authenticator and recovery codes',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['session.confirmFirst', 'organization.notFound', 'account.noSecondFactor'],
  }),
}
