import { z } from 'zod'
import { providerNames } from '../administration/setting-groups.ts'
import { SignedIn, signInRefusals, stepNames } from '../session.ts'
import { Done, Empty, endpoint, Id, Instant } from '../wire/endpoint.ts'

/** A mobile phone, alone or as `phone@tenant`. */
const Phone = z.string().trim().min(5).max(120)
const Code = z.string().trim().min(1).max(20)
const Password = z.string().min(1).max(200)

const sendRefusals = [
  'session.unknownTenant',
  'waysIn.smsOff',
  'waysIn.codeSentAlready',
  'session.proofNeeded',
  'request.tooMany',
] as const
const chooseRefusals = ['session.weakPassword', 'session.passwordKinds', 'session.passwordUsed'] as const

const Sent = z.object({
  /** Seconds after which another code can be sent. */
  resendAfter: z.number().int(),
  /** Minutes for which the code is good. */
  minutes: z.number().int(),
})

/** Ways in besides account and password, and ways back to a forgotten password. */
export const waysIn = {
  askPasswordLink: endpoint({
    method: 'POST',
    path: '/api/oauth/forgotPassword',
    access: 'anyone',
    summary: 'Mail a link for choosing a new password; the answer is the same whether the account exists',
    input: z.object({ account: z.string().trim().min(1).max(120) }),
    output: Done,
    refusals: ['session.unknownTenant', 'waysIn.mailOff', 'session.proofNeeded', 'request.tooMany'],
  }),
  setPasswordByLink: endpoint({
    method: 'POST',
    path: '/api/oauth/resetPassword',
    access: 'anyone',
    summary: 'Choose a new password with the token of a mailed link; all sessions end',
    input: z.object({ token: z.string().min(1).max(100), password: Password }),
    takesSecret: true,
    output: Done,
    refusals: ['waysIn.linkExpired', 'session.disabled', ...chooseRefusals, 'request.tooMany'],
  }),
  smsCode: endpoint({
    method: 'GET',
    path: '/api/Saas/Tenant/SmsCode/:phone',
    access: 'anyone',
    summary: 'Send a code for signing in to a phone; the answer is the same whether somebody has the phone',
    input: z.object({ phone: Phone }),
    output: Sent,
    refusals: [...sendRefusals],
  }),
  loginSms: endpoint({
    method: 'POST',
    path: '/api/Saas/Tenant/LoginSms',
    access: 'anyone',
    summary: 'Log in with a phone and the code that it got',
    encoding: 'form',
    input: z.object({ phone: Phone, code: Code }),
    output: SignedIn,
    refusals: [
      ...signInRefusals,
      ...stepNames,
      'waysIn.smsOff',
      'waysIn.wrongSmsCode',
      'session.proofNeeded',
      'request.tooMany',
    ],
  }),
  loginDirectory: endpoint({
    method: 'POST',
    path: '/api/oauth/Login/directory',
    access: 'anyone',
    summary: 'Log in with account and password of the company’s directory (LDAP)',
    encoding: 'form',
    input: z.object({ account: z.string().trim().min(1).max(120), password: Password }),
    output: SignedIn,
    refusals: [
      ...signInRefusals,
      'session.secondFactor',
      'waysIn.directoryOff',
      'waysIn.directoryAway',
      'waysIn.directoryUnknown',
      'session.proofNeeded',
      'request.tooMany',
    ],
  }),
  resetCode: endpoint({
    method: 'GET',
    path: '/api/Saas/Tenant/ResetPasswordSmsCode/:phone',
    access: 'anyone',
    summary: 'Send a code for choosing a new password to a phone; the answer is the same for every phone',
    input: z.object({ phone: Phone }),
    output: Sent,
    refusals: [...sendRefusals],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/Saas/Tenant/ResetPassword',
    access: 'anyone',
    summary: 'Choose a new password with the code that a phone got; all sessions end',
    input: z.object({ phone: Phone, code: Code, password: Password }),
    takesSecret: true,
    output: Done,
    refusals: [
      'session.unknownTenant',
      'waysIn.smsOff',
      'waysIn.wrongSmsCode',
      'session.disabled',
      ...chooseRefusals,
      'session.proofNeeded',
      'request.tooMany',
    ],
  }),
  smsOutbox: endpoint({
    method: 'GET',
    path: '/api/system/smsOutbox',
    access: 'administrator',
    summary: 'List the last messages of a company that sends them to its outbox instead of to phones',
    input: Empty,
    output: z.object({
      list: z.array(z.object({ id: Id, at: Instant, phone: z.string(), body: z.string() })),
    }),
    refusals: [],
  }),
}

const Ticket = z.string().min(1).max(100)
const ScanState = z.literal([-1, 0, 1, 2, 3])

/** Signing in by scanning a code: a browser shows it, a phone that is signed in scans and confirms it. */
export const scanLogin = {
  ticket: endpoint({
    method: 'GET',
    path: '/api/oauth/getTicket',
    access: 'anyone',
    summary: 'Get a code for a phone to scan; only the browser that asked can sign in with it, by its cookie',
    input: Empty,
    output: z.object({
      ticket: z.string(),
      /** Milliseconds. */
      ticketTimeout: z.number().int(),
    }),
    refusals: ['request.tooMany'],
  }),
  status: endpoint({
    method: 'GET',
    path: '/api/oauth/getTicketStatus/:ticket',
    access: 'anyone',
    summary:
      'Get the state of a code: -1 expired, 0 not scanned, 1 scanned, 2 confirmed (with the token, once), 3 cancelled',
    input: z.object({ ticket: Ticket }),
    output: z.object({
      status: ScanState,
      /** The token, once, for the browser that asked for the code; empty otherwise. */
      value: z.string(),
      theme: z.string(),
    }),
    refusals: ['session.networkRefused', 'session.disabled', 'request.tooMany'],
  }),
  setStatus: endpoint({
    method: 'GET',
    path: '/api/oauth/setCodeCertificateStatus/:ticket/:status',
    acts: true,
    access: 'member',
    summary: 'Say that you scanned a code (1) or that you cancel (0); answers who asks and from where',
    input: z.object({ ticket: Ticket, status: z.enum(['0', '1']) }),
    output: z.object({
      address: z.string(),
      browser: z.string(),
      system: z.string(),
      askedAt: Instant,
      expiresAt: Instant,
    }),
    refusals: ['waysIn.scanExpired'],
  }),
  confirm: endpoint({
    method: 'GET',
    path: '/api/oauth/confirmLogin/:ticket',
    acts: true,
    access: 'member',
    summary: 'Let the browser that shows the code sign in as you; works once, after scanning',
    input: z.object({ ticket: Ticket }),
    output: Done,
    refusals: ['waysIn.scanExpired'],
  }),
}

const Provider = z.enum(providerNames)
/** The query with which a provider sends the browser back. */
const Params = z.string().min(1).max(4000)
/** Empty before the person was asked. */
const ChosenCompany = z.string().trim().max(60).default('')
/** 256 random bits in base64url. */
const Secret = z.string().regex(/^[\w-]{43}$/)
const ssoRefusals = ['waysIn.ssoOff', 'waysIn.ssoBegunElsewhere', 'waysIn.ssoRefused'] as const

/** Signing in by a provider of identities that the company trusts, and binding one’s identity there. */
export const socials = {
  begin: endpoint({
    method: 'POST',
    path: '/api/oauth/Login/socials/begin',
    access: 'anyone',
    summary: 'Get where to send the browser to sign in at a provider; it comes back to sso-redirect',
    input: z.object({ provider: Provider, tenant: z.string().trim().max(60).default('') }),
    output: z.object({ url: z.string() }),
    refusals: ['waysIn.ssoOff', 'waysIn.providerAway', 'request.tooMany'],
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/oauth/Login/socials',
    access: 'anyone',
    summary: 'Log in with what a provider answered; works once, in the browser that began',
    encoding: 'form',
    input: z.object({ params: Params, tenant: ChosenCompany }),
    output: SignedIn,
    refusals: [
      ...ssoRefusals,
      'waysIn.ssoUnknown',
      'waysIn.ssoSeveral',
      'session.disabled',
      'session.networkRefused',
      'session.secondFactor',
      'request.tooMany',
    ],
  }),
  companies: endpoint({
    method: 'POST',
    path: '/api/oauth/Login/socials/companies',
    access: 'anyone',
    summary: 'List the companies to choose from, for the browser whose sign-in was refused with ssoSeveral',
    encoding: 'form',
    input: z.object({ params: Params }),
    output: z.object({
      list: z.array(
        z.object({
          tenant: z.string(),
          company: z.string(),
          /** The person’s name there. */
          name: z.string(),
        }),
      ),
    }),
    refusals: ['waysIn.ssoBegunElsewhere', 'request.tooMany'],
  }),
  passToPhone: endpoint({
    method: 'POST',
    path: '/api/oauth/Login/socials/app',
    access: 'anyone',
    summary: 'Turn what a provider answered into a link with a code for the app that began; works once',
    encoding: 'form',
    input: z.object({ params: Params, tenant: ChosenCompany }),
    output: z.object({
      /** Opens the app; its code is good for two minutes. */
      url: z.string(),
      /** As the provider calls the person. */
      name: z.string(),
    }),
    refusals: [...ssoRefusals, 'waysIn.ssoUnknown', 'waysIn.ssoSeveral', 'request.tooMany'],
  }),
  loginOnPhone: endpoint({
    method: 'POST',
    path: '/api/oauth/Login/socials/exchange',
    access: 'anyone',
    summary: 'Log the app for phones in with the code of its link and the verifier of its challenge',
    encoding: 'form',
    input: z.object({ code: Secret, verifier: Secret }),
    output: SignedIn,
    refusals: [
      ...ssoRefusals,
      'session.disabled',
      'session.networkRefused',
      'session.secondFactor',
      'request.tooMany',
    ],
  }),
  backchannelLogout: endpoint({
    method: 'POST',
    path: '/api/oauth/backchannelLogout/:tenant/:provider',
    access: 'anyone',
    summary: 'End the sessions that a provider opened, by its signed logout token',
    encoding: 'form',
    input: z.object({
      tenant: z.string().min(1).max(60),
      provider: Provider.extract(['oidc']),
      logout_token: z.string().min(1).max(8000),
    }),
    output: Done,
    refusals: ['waysIn.ssoOff', 'waysIn.ssoRefused', 'request.tooMany'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/permission/Users/Current/socials',
    access: 'member',
    summary: 'List the providers that you can sign in with, and as whom you are bound there',
    input: Empty,
    output: z.object({
      list: z.array(
        z.object({
          provider: Provider,
          name: z.string(),
          /** Empty when not bound. */
          boundAs: z.string(),
          boundAt: Instant.nullable(),
        }),
      ),
    }),
    refusals: [],
  }),
  beginBinding: endpoint({
    method: 'POST',
    path: '/api/permission/Users/Current/socials/begin',
    access: 'member',
    summary: 'Get where to send the browser to bind your identity at a provider',
    input: z.object({ provider: Provider }),
    answersSecret: true,
    isRepeatable: true,
    output: z.object({ url: z.string() }),
    refusals: ['session.confirmFirst', 'waysIn.ssoOff', 'waysIn.providerAway'],
  }),
  bind: endpoint({
    method: 'POST',
    path: '/api/permission/Users/Current/socials',
    access: 'member',
    summary: 'Bind the identity that a provider answered to yourself',
    input: z.object({ params: Params }),
    takesSecret: true,
    isRepeatable: true,
    output: Done,
    refusals: [...ssoRefusals, 'waysIn.ssoBound'],
  }),
  unbind: endpoint({
    method: 'DELETE',
    path: '/api/permission/Users/Current/socials/:provider',
    access: 'member',
    summary: 'Unbind your identity at a provider',
    input: z.object({ provider: Provider }),
    output: Done,
    refusals: ['session.confirmFirst', 'waysIn.ssoOff', 'waysIn.ssoUnbound'],
  }),
}
