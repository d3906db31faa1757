import { z } from 'zod'
import { Done, endpoint } from '../wire/endpoint.ts'

const Email = z.email().trim().toLowerCase().max(120)

/** A company registers itself, where the operator allows it. */
export const registration = {
  ask: endpoint({
    method: 'POST',
    path: '/api/Saas/Tenant/Register/Code',
    access: 'anyone',
    summary: 'Mail a code to somebody who wants to register a company',
    input: z.object({ email: Email }),
    output: z.object({
      /** Seconds after which another code can be sent. */
      resendAfter: z.int(),
      /** Minutes for which the code is good. */
      minutes: z.int(),
    }),
    refusals: ['registration.off', 'registration.codeSent', 'session.proofNeeded', 'request.tooMany'],
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/Saas/Tenant/Register',
    access: 'anyone',
    summary: 'Register a company with its first administrator, who signs in as `account@code`',
    input: z.object({
      email: Email,
      emailCode: z.string().trim().min(1).max(20),
      /** What people write behind their account to sign in. */
      code: z
        .string()
        .trim()
        .toLowerCase()
        .regex(/^[a-z][a-z0-9_]{2,30}$/),
      companyName: z.string().trim().min(1).max(100),
      account: z
        .string()
        .trim()
        .regex(/^[\w.-]{2,60}$/),
      realName: z.string().trim().min(1).max(60),
      password: z.string().min(8).max(200),
    }),
    takesSecret: true,
    output: Done,
    refusals: [
      'session.proofNeeded',
      'registration.off',
      'registration.wrongCode',
      'registration.codeTaken',
      'registration.tooMany',
      'session.weakPassword',
      'request.tooMany',
    ],
  }),
}
