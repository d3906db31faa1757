import { z } from 'zod'
import { MenuItem } from './administration/applications.ts'
import { providerNames } from './administration/setting-groups.ts'
import { callAreas } from './wire/administration-areas.ts'
import { Done, Empty, endpoint, Id, Instant } from './wire/endpoint.ts'

export const signInRefusals = [
  'session.wrongPassword',
  'session.locked',
  'session.disabled',
  'session.unknownTenant',
  'session.networkRefused',
] as const

export const stepNames = ['session.secondFactor', 'session.passwordMustChange'] as const
const stepRefusals = ['session.stepExpired', 'session.locked', 'session.disabled', 'request.tooMany'] as const

/** The name of a sign-in under way, from `params.challenge` of the refusal before. */
const Challenge = z.string().min(1).max(100)

export const SignedIn = z.object({
  token: z.string(),
  theme: z.string(),
  /** The sign-in before this one, and how many attempts failed since; null for the first. */
  lastSignIn: z.object({ at: Instant, address: z.string(), failures: z.number().int() }).nullable(),
})

/** What a person administers, for the clients to offer no more. */
const Administration = z.object({
  areas: z.array(z.enum(callAreas)),
  /** Organizations whose people and posts they change, with all below; null for the whole company. */
  organizationIds: z.array(Id).nullable(),
  /** Roles and groups whose members they change; null for all. */
  circleIds: z.array(Id).nullable(),
})

/** Fields of spec section 3, and those every page shows. */
export const UserInfo = z.object({
  userId: Id,
  userAccount: z.string(),
  userName: z.string(),
  headIcon: z.string(),
  mobilePhone: z.string(),
  email: z.string(),
  organizeId: z.string(),
  organizeIds: z.array(z.string()),
  organizeName: z.string(),
  positionId: z.string(),
  positionIds: z.array(z.string()),
  positionName: z.string(),
  roleIds: z.array(z.string()),
  groupIds: z.array(z.string()),
  managerId: z.string(),
  manager: z.string(),
  systemCode: z.string(),
  appSystemId: z.string(),
  securityKey: z.string(),
  /** Of everything. */
  isAdministrator: z.boolean(),
  administration: Administration,
  /** Of another company: most of what shows the company as a whole is closed. */
  isExternal: z.boolean(),
  /** The administrator who looks through the person's eyes; empty in the person's own session. */
  viewedBy: z.string(),
  tenantId: z.string(),
})
export type UserInfo = z.infer<typeof UserInfo>

const PermissionPart = z.object({ id: z.string(), fullName: z.string(), enCode: z.string() })
const Days = z.array(z.string())
export const CurrentUser = z.object({
  userInfo: UserInfo,
  /** The menu of the current application, as far as the person can open it. */
  menuList: z.array(MenuItem),
  permissionList: z.array(
    z.object({
      modelId: z.string(),
      moduleName: z.string(),
      column: z.array(PermissionPart),
      /** Sub-table columns are `table-field`. */
      form: z.array(PermissionPart),
      /** `btn_add`, `btn_edit`, …, or the key of a list action. */
      button: z.array(PermissionPart),
      resource: z.array(PermissionPart),
    }),
  ),
  /** Days on which the organization works, from last year on, as formulas count them (`DayCalendar`). */
  calendar: z.object({ weekdays: z.array(z.int()), holidays: Days, workdays: Days }),
  sysConfigInfo: z.object({
    sysVersion: z.string(),
    copyright: z.string(),
    sysName: z.string(),
    companyName: z.string(),
    /** Address of the company’s logo; empty without one. */
    logoIcon: z.string(),
    /** Accent colour of the company, as `#2979ff`. */
    sysTheme: z.string(),
    flowSign: z.boolean(),
    flowTodo: z.boolean(),
  }),
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const session = {
  login: endpoint({
    method: 'POST',
    path: '/api/oauth/Login',
    access: 'anyone',
    summary: 'Log in with account and password; the account can include its tenant as mobile@tenant',
    encoding: 'form',
    input: z.object({
      account: z.string().trim().min(1).max(120),
      password: z.string().min(1).max(200),
      grant_type: z.enum(['password']).default('password'),
    }),
    output: SignedIn,
    refusals: [...signInRefusals, ...stepNames, 'session.proofNeeded', 'request.tooMany'],
  }),
  loginCode: endpoint({
    method: 'POST',
    path: '/api/oauth/Login/secondFactor',
    access: 'anyone',
    summary: 'Go on after session.secondFactor with a code of the authenticator or a recovery code',
    encoding: 'form',
    input: z.object({ challenge: Challenge, code: z.string().trim().min(1).max(40) }),
    output: SignedIn,
    refusals: [...stepRefusals, 'session.wrongCode', 'session.passwordMustChange', 'secrets.unreadable'],
  }),
  loginPassword: endpoint({
    method: 'POST',
    path: '/api/oauth/Login/newPassword',
    access: 'anyone',
    summary: 'Go on after session.passwordMustChange with a new password; all other sessions end',
    encoding: 'form',
    input: z.object({ challenge: Challenge, password: z.string().min(1).max(200) }),
    output: SignedIn,
    refusals: [...stepRefusals, 'session.weakPassword', 'session.passwordKinds', 'session.passwordUsed'],
  }),
  passwordMessage: endpoint({
    method: 'POST',
    path: '/api/oauth/updatePasswordMessage',
    access: 'member',
    summary: 'Send yourself a notice when your password must be changed soon; one for each password',
    input: Empty,
    isRepeatable: true,
    output: Done,
    refusals: [],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/oauth/confirm',
    access: 'member',
    summary: 'Confirm that it is you, by password or code; sensitive calls need it within ten minutes',
    input: z.object({
      password: z.string().max(200).default(''),
      code: z.string().trim().max(40).default(''),
    }),
    isRepeatable: true,
    output: Done,
    refusals: [
      'session.wrongOldPassword',
      'session.wrongCode',
      'session.locked',
      'request.tooMany',
      'secrets.unreadable',
    ],
  }),
  currentUser: endpoint({
    method: 'GET',
    path: '/api/oauth/CurrentUser',
    access: 'member',
    summary: 'Get the current user, their permissions and the system name; the first call after login',
    input: z.object({ type: z.enum(['app', 'web']).default('app') }),
    output: CurrentUser,
    refusals: [],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/oauth/Logout',
    access: 'member',
    isOpenToViewers: true,
    summary: 'Log out; with a provider that signs people out as well, answers where the browser goes for it',
    input: Empty,
    isRepeatable: true,
    output: z.object({ url: z.string() }).nullable(),
    refusals: [],
  }),
  loginConfig: endpoint({
    method: 'GET',
    path: '/api/oauth/getLoginConfig',
    access: 'anyone',
    summary: 'Get the available login methods and whether the first administrator must still be created',
    input: Empty,
    output: z.object({
      redirect: z.boolean(),
      url: z.string(),
      ticketParams: z.string(),
      socialsList: z.array(z.object({ enCode: z.enum(providerNames), fullName: z.string() })),
      methods: z.array(z.enum(['password', 'sms', 'qr', 'social', 'sso'])),
      isTenant: z.boolean(),
      isFirstRun: z.boolean(),
      /** Whether a forgotten password can be replaced by a mailed link. */
      canMailLink: z.boolean(),
      /** Whether a company can register itself. */
      canRegister: z.boolean(),
      /** How people call the directory whose passwords sign in here too; empty without one. */
      directoryName: z.string(),
      /** Host name at which passkeys work; empty for nowhere. */
      passkeyHost: z.string(),
      /** What a new password must be like. */
      passwordRules: z.object({ shortest: z.number().int(), kinds: z.number().int() }),
      /** How the company that signs in here presents itself. */
      identity: z.object({
        sysName: z.string(),
        companyName: z.string(),
        copyright: z.string(),
        logoIcon: z.string(),
        loginIcon: z.string(),
        loginWords: z.string(),
        sysTheme: z.string(),
      }),
      /** Demo accounts; empty without demo data. */
      demoAccounts: z.array(z.object({ account: z.string(), name: z.string(), role: z.string() })),
    }),
    refusals: [],
  }),
  accountConfig: endpoint({
    method: 'GET',
    path: '/api/oauth/getConfig/:account',
    access: 'anyone',
    summary: 'Get whether login with this account requires a captcha (same response for unknown accounts)',
    input: z.object({ account: z.string().min(1).max(120) }),
    output: z.object({ enableVerificationCode: z.literal([0, 1]), verificationCodeNumber: z.number().int() }),
    refusals: [],
  }),
  createFirstAdministrator: endpoint({
    method: 'POST',
    path: '/api/oauth/firstAdministrator',
    access: 'anyone',
    summary:
      'Create the first administrator and the company of an empty installation with the code that the server printed',
    input: z.object({
      /** The code that the server printed at its start. */
      code: z.string().trim().min(1).max(120),
      companyName: z.string().trim().min(1).max(100),
      account: z
        .string()
        .trim()
        .regex(/^[\w.-]{2,60}$/),
      realName: z.string().trim().min(1).max(60),
      password: z.string().min(8).max(200),
    }),
    output: Done,
    refusals: [
      'session.firstRunDone',
      'session.wrongFirstRunCode',
      'session.weakPassword',
      'session.passwordKinds',
    ],
  }),
  socketTicket: endpoint({
    method: 'POST',
    path: '/api/message/socketTicket',
    access: 'member',
    summary: 'Create a one-time socket ticket, valid for a minute, so that URLs contain no token',
    input: Empty,
    isRepeatable: true,
    output: z.object({ ticket: z.string() }),
    refusals: [],
  }),
}
