import { currencies, usualCurrency } from '@signet/form'
import { z } from 'zod'
import { largestFile } from '../wire/constants.ts'
import { Id } from '../wire/endpoint.ts'

/** A picture as a data address, so that it is stored and saved with its group. */
function picture(largestBytes: number) {
  return z
    .string()
    .max(Math.ceil((largestBytes * 4) / 3) + 40)
    .regex(/^(?:data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2})?$/)
    .default('')
}

const text = (most: number) => z.string().trim().max(most).default('')
const count = (least: number, most: number, usual: number) => z.int().min(least).max(most).default(usual)

/** Largest pictures in bytes. */
export const largestPicture = { logo: 100_000, loginPicture: 700_000 } as const
export type SettingPicture = keyof typeof largestPicture

const mostContactGroups = 50

/** How often a tenant may be asked for its address in one list. */
const mostNetworks = 100

/** Only by a binding, by a mail address that the provider checked, or by the same account. */
/** How messages of single logout travel. */
const samlBindings = ['redirect', 'post'] as const
export const ssoFinders = ['binding', 'email', 'account'] as const

/** Vendors whose accounts people have already. */
export const socialVendors = ['wecom', 'dingtalk', 'feishu', 'wechat', 'github'] as const
export type SocialVendorName = (typeof socialVendors)[number]

/** Vendors whose applications speak to people in the vendor’s own app. */
export const workNoticeVendors = ['wecom', 'dingtalk', 'feishu'] as const
export type WorkNoticeVendorName = (typeof workNoticeVendors)[number]

/** Everything that people can be sent to for signing in: standards, then vendors. */
export const providerNames = ['oidc', 'saml', ...socialVendors] as const
export type ProviderName = (typeof providerNames)[number]

/** How somebody is found at each vendor: only by what it has checked, and what people cannot give themselves. */
export const socialFinders = {
  wecom: ['binding', 'account'],
  dingtalk: ['binding', 'phone'],
  feishu: ['binding', 'email', 'phone'],
  wechat: ['binding'],
  github: ['binding', 'email'],
} as const satisfies Readonly<Record<SocialVendorName, readonly string[]>>

/** Who somebody of the directory is here: by the same account, or by the same mail address. */
export const directoryFinders = ['account', 'email'] as const

const attribute = (usual: string) =>
  z
    .string()
    .trim()
    .regex(/^[A-Za-z][\w-]{0,59}$/)
    .default(usual)

/** An attribute that a directory may not have; empty for none. */
const optionalAttribute = (usual: string) =>
  z
    .string()
    .trim()
    .regex(/^(?:[A-Za-z][\w-]{0,59})?$/)
    .default(usual)

/** Where the departments of a directory come from. */
const directoryDepartments = ['noDepartments', 'fromUnits', 'fromAttribute'] as const
/** When people are taken over by themselves. */
const directorySchedules = ['manually', 'hourly', 'daily'] as const

/** When a browser has to show a proof of work before it signs in or asks for a code. */
const proofRules = ['off', 'afterFailures', 'always'] as const

/** Who sees the phone number or address of a colleague. */
const contactReaders = ['everybody', 'sameDepartment', 'noOthers'] as const

/** Whom colleagues may write to: everybody, those of the same company of a group, or of their own line of departments. */
const chatReaches = ['everybody', 'sameCompany', 'sameBranch'] as const

/** Whether all kinds of files are taken, all but some, or only some. */
const fileRules = ['all', 'except', 'only'] as const
/** Where files are kept: in the folder of the server, or in an S3-compatible object storage. */
const filePlaces = ['folder', 'objects'] as const
const megabyte = 1024 * 1024

/** Who names places: the operator's service, the bundled set alone, or a key of the company's own. */
const placeSources = ['operatorPlaces', 'bundledPlaces', 'amap'] as const
/** Where the pictures of maps come from: the operator's choice, none, or a server that the company names. */
const tileSources = ['operatorTiles', 'drawnTiles', 'ownTiles'] as const

/** Who carries text messages. */
export const smsProviders = ['outbox', 'aliyun', 'tencent'] as const

/** An application that the company registered at a vendor. */
const vendor = {
  isOn: z.boolean().default(false),
  /** On the button of the login page; empty for the vendor’s name. */
  name: text(40),
  appId: text(200),
  /** Where browsers are sent, and where the server asks, if elsewhere than usual. */
  signInUrl: text(300),
  apiUrl: text(300),
}
/** Of a vendor whose application sends notices, also while signing in there is off. */
const noticing = { sendsNotices: z.boolean().default(false) }

/**
 * The settings of a tenant by group. Each value has a default, so an empty object is the product as it is
 * delivered. Secrets are no values: they have a place of their own (`secretFields`).
 */
export const settingGroups = {
  identity: z.strictObject({
    systemName: z.string().trim().min(1).max(40).default('Signet'),
    companyName: text(100),
    /** What new amounts are in, and foreign money is converted into. */
    currency: z.enum(currencies).default(usualCurrency),
    copyright: text(200),
    logo: picture(largestPicture.logo),
    accent: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .default('#2979ff'),
    loginPicture: picture(largestPicture.loginPicture),
    loginWords: text(200),
  }),
  sessions: z.strictObject({
    idleWebMinutes: count(5, 43_200, 120),
    idleAppDays: count(1, 365, 30),
    absoluteDays: count(1, 365, 30),
    /** A sign-in ends the person’s other sessions on the same class of device. */
    singleLogin: z.boolean().default(false),
  }),
  passwords: z.strictObject({
    minLength: count(8, 64, 8),
    /** Of lower case, upper case, digits and other signs, how many kinds are needed. */
    kinds: count(1, 4, 1),
    /** 0: never too old. */
    maxAgeDays: count(0, 3650, 0),
    noticeDays: count(0, 90, 7),
    /** How many earlier passwords cannot be used again. */
    history: count(0, 24, 3),
  }),
  signIn: z.strictObject({
    failures: count(3, 50, 5),
    lockMinutes: count(1, 1440, 15),
    proofOfWork: z.enum(proofRules).default('afterFailures'),
    /** Failed tries for an account or from an address after which `afterFailures` asks. */
    proofAfter: count(1, 50, 3),
    /** Addresses and CIDR ranges from which people may sign in; empty: from everywhere. */
    allowedNetworks: z.array(z.string().trim().min(1).max(50)).max(mostNetworks).default([]),
  }),
  contacts: z.strictObject({
    /** Who sees how a colleague is reached, besides the colleague and administrators. */
    phones: z.enum(contactReaders).default('noOthers'),
    mails: z.enum(contactReaders).default('noOthers'),
    /** Groups whose people others do not find in contacts, pickers and searches. */
    hiddenGroups: z.array(Id).max(mostContactGroups).default([]),
    /** Groups whose people find them all the same, as administrators and hidden people do. */
    seeingGroups: z.array(Id).max(mostContactGroups).default([]),
  }),
  chats: z.strictObject({
    reach: z.enum(chatReaches).default('everybody'),
    /** Groups whose people write to everybody, and everybody to them. */
    reachableGroups: z.array(Id).max(mostContactGroups).default([]),
    /** Groups whose people make groups, and who address everybody in one; empty: all employees. */
    founderGroups: z.array(Id).max(mostContactGroups).default([]),
    callerGroups: z.array(Id).max(mostContactGroups).default([]),
    /** Whether those whose messages were exported for an audit hear of it afterwards. */
    tellsExported: z.boolean().default(true),
  }),
  retention: z.strictObject({
    logDays: count(7, 3650, 180),
    refusedCallDays: count(7, 3650, 180),
    /** 0: for ever. */
    noticeDays: count(0, 3650, 0),
    /** Messages of chats; 0: for ever. */
    chatDays: count(0, 3650, 0),
    /** Calls that took at least as long are in the log of slow calls. */
    slowMilliseconds: count(100, 60_000, 2000),
    /** Whether every call of people who are signed in is recorded, and for how long. */
    recordsRequests: z.boolean().default(false),
    requestDays: count(1, 90, 7),
  }),
  storage: z.strictObject({
    largestMegabytes: count(1, largestFile / megabyte, largestFile / megabyte),
    fileRule: z.enum(fileRules).default('all'),
    /** Endings of file names; what the bytes are recognised as counts too. */
    endings: z
      .array(
        z
          .string()
          .trim()
          .toLowerCase()
          .regex(/^\.?[a-z0-9]{1,10}$/),
      )
      .max(200)
      .default([]),
    place: z.enum(filePlaces).default('folder'),
    /** Origin of the object storage. */
    endpoint: text(200),
    region: z
      .string()
      .trim()
      .regex(/^[a-z0-9-]{1,40}$/)
      .default('us-east-1'),
    bucket: z
      .string()
      .trim()
      .regex(/^(?:[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])?$/)
      .default(''),
    /** Folder in the bucket; empty for its top. */
    prefix: z
      .string()
      .trim()
      .max(200)
      .regex(/^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*)?$/)
      .default(''),
    isPathStyle: z.boolean().default(false),
    accessKeyId: text(128),
  }),
  map: z.strictObject({
    places: z.enum(placeSources).default('operatorPlaces'),
    /** Where the service is asked, if elsewhere than usual. */
    placesUrl: text(200),
    tileSource: z.enum(tileSources).default('operatorTiles'),
    /** An address with `{z}`, `{x}` and `{y}`; `{s}` is a, b or c in turn, `{key}` the key. */
    tiles: text(400),
    /** The map shows it as HTML, so it has no tags. */
    attribution: z
      .string()
      .trim()
      .max(200)
      .regex(/^[^<>]*$/)
      .default(''),
    grid: z.enum(['wgs84', 'gcj02']).default('wgs84'),
  }),
  mail: z.strictObject({
    isOn: z.boolean().default(false),
    host: text(200),
    port: count(1, 65_535, 465),
    security: z.enum(['tls', 'startTls', 'none']).default('tls'),
    /** Certificates (PEM) that alone vouch for the server; empty for those that the system trusts. */
    caCertificate: text(20_000),
    account: text(200),
    fromAddress: text(200),
    fromName: text(60),
  }),
  /** Deciding by a link of a message, without signing in. */
  decisionLinks: z.strictObject({
    mail: z.boolean().default(false),
    push: z.boolean().default(false),
    hours: count(1, 168, 48),
  }),
  /** The mailbox that answers to mails about requests come in to, and become comments. */
  replies: z.strictObject({
    isOn: z.boolean().default(false),
    /** Where answers go; a part after `+` names the person and the request. */
    address: text(200),
    host: text(200),
    port: count(1, 65_535, 993),
    security: z.enum(['tls', 'startTls', 'none']).default('tls'),
    /** Certificates (PEM) that alone vouch for the server; empty for those that the system trusts. */
    caCertificate: text(20_000),
    account: text(200),
    folder: z.string().trim().min(1).max(200).default('INBOX'),
  }),
  sms: z.strictObject({
    isOn: z.boolean().default(false),
    /** `outbox` sends nothing: administrators read the messages in the studio. */
    provider: z.enum(smsProviders).default('outbox'),
    accessKeyId: text(200),
    signName: text(60),
    templateCode: text(60),
    /** The template of invitations, with an account and a day; without one they are not sent by a provider. */
    inviteTemplateCode: text(60),
    /** The template of messages, with a title; without one they are not sent by a provider. */
    noticeTemplateCode: text(60),
    /** Tencent Cloud names an application besides the account. */
    appId: text(60),
    region: text(60),
    /** Where the provider is asked, if elsewhere than usual. */
    endpoint: text(200),
  }),
  sso: z.strictObject({
    isOn: z.boolean().default(false),
    /** How people call the provider; on the button of the login page. */
    name: text(40),
    issuer: text(300),
    clientId: text(200),
    scope: z.string().trim().max(200).default('openid profile email'),
    /** How somebody is found who has not bound an identity. */
    findBy: z.enum(ssoFinders).default('binding'),
  }),
  saml: z.strictObject({
    isOn: z.boolean().default(false),
    /** How people call the provider; on the button of the login page. */
    name: text(40),
    /** Read at each sign-in, so that new certificates of the provider are known; empty for those below. */
    metadataUrl: text(500),
    /** Read into the fields below when it is saved, and then empty. */
    metadata: text(100_000),
    /** The provider’s entity ID. */
    issuer: text(300),
    /** Where browsers are sent to. */
    entryPoint: text(500),
    /** Where browsers are sent to for signing out there too; empty for not at all. */
    providerLogoutUrl: text(500),
    /** How browsers bring it a message; read from the metadata. */
    providerLogoutBinding: z.enum(samlBindings).default('redirect'),
    /** One or several, as PEM. */
    certificate: text(20_000),
    /** The attribute that never changes; empty for NameID, as for the account. */
    subjectAttribute: text(300),
    accountAttribute: text(300),
    nameAttribute: z.string().trim().max(300).default('displayName'),
    mailAttribute: z.string().trim().max(300).default('mail'),
    /** How somebody is found who has not bound an identity. */
    findBy: z.enum(ssoFinders).default('binding'),
  }),
  /** `appId` is that of the company (CorpID), which has several applications. */
  wecom: z.strictObject({
    ...vendor,
    ...noticing,
    agentId: text(40),
    findBy: z.enum(socialFinders.wecom).default('binding'),
  }),
  dingtalk: z.strictObject({
    ...vendor,
    ...noticing,
    /** Only for notices. */
    agentId: text(40),
    findBy: z.enum(socialFinders.dingtalk).default('binding'),
  }),
  feishu: z.strictObject({
    ...vendor,
    ...noticing,
    findBy: z.enum(socialFinders.feishu).default('binding'),
  }),
  wechat: z.strictObject({ ...vendor, findBy: z.enum(socialFinders.wechat).default('binding') }),
  github: z.strictObject({ ...vendor, findBy: z.enum(socialFinders.github).default('binding') }),
  ldap: z.strictObject({
    isOn: z.boolean().default(false),
    /** How people call the directory; on the login page. */
    name: text(40),
    host: text(200),
    port: count(1, 65_535, 636),
    security: z.enum(['tls', 'startTls', 'none']).default('tls'),
    /** Certificates (PEM) that alone vouch for the directory; empty for those that the server trusts. */
    caCertificate: text(20_000),
    /** Who looks people up; empty for without a name. */
    bindDn: text(300),
    baseDn: text(300),
    /** Finds a person; `{account}` is what they typed. */
    userFilter: z.string().trim().max(500).default('(&(objectClass=person)(uid={account}))'),
    /** An attribute that never changes: `entryUUID`, or `objectGUID` of Active Directory. */
    idAttribute: attribute('entryUUID'),
    accountAttribute: attribute('uid'),
    nameAttribute: attribute('cn'),
    mailAttribute: attribute('mail'),
    findBy: z.enum(directoryFinders).default('account'),
  }),
  /** How people are taken over from the directory; its place and usual attributes are in `ldap`. */
  directorySync: z.strictObject({
    schedule: z.enum(directorySchedules).default('manually'),
    /** Below which people, units and groups are; empty for the base of `ldap`. */
    base: text(300),
    peopleFilter: z.string().trim().min(1).max(500).default('(objectClass=person)'),
    mobileAttribute: optionalAttribute('mobile'),
    managerAttribute: optionalAttribute('manager'),
    departments: z.enum(directoryDepartments).default('noDepartments'),
    departmentAttribute: attribute('departmentNumber'),
    /** Code of the department below which those of the directory are; empty for the top level. */
    parentCode: text(60),
    /** Empty for no groups. */
    groupFilter: text(500),
    groupNameAttribute: attribute('cn'),
    memberAttribute: attribute('member'),
    /** What becomes of people and groups that are here already, without a link to the directory. */
    existing: z.enum(['refuse', 'link']).default('refuse'),
    vanished: z.enum(['disable', 'keep']).default('disable'),
    /** A run that would disable more of the people from the directory does nothing. */
    mostDisabledPercent: count(0, 100, 10),
  }),
} as const

export type SettingGroup = keyof typeof settingGroups
export type SettingValues<Group extends SettingGroup = SettingGroup> = z.output<(typeof settingGroups)[Group]>

/** Secrets of each group, which are sealed and never read again. */
export const secretFields: Readonly<Record<SettingGroup, readonly string[]>> = {
  identity: [],
  sessions: [],
  passwords: [],
  signIn: [],
  contacts: [],
  chats: [],
  retention: [],
  storage: ['secretAccessKey'],
  map: ['placesKey', 'tilesKey'],
  mail: ['password'],
  decisionLinks: [],
  replies: ['password'],
  sms: ['accessKeySecret'],
  sso: ['clientSecret'],
  /** Made here when the group is saved, and never given. */
  saml: ['ownKey'],
  wecom: ['appSecret'],
  dingtalk: ['appSecret'],
  feishu: ['appSecret'],
  wechat: ['appSecret'],
  github: ['appSecret'],
  ldap: ['bindPassword'],
  directorySync: [],
}

export const pictureFields: readonly string[] = Object.keys(largestPicture)

export function isSocialVendor(group: SettingGroup): group is SocialVendorName {
  return socialVendors.some((name) => name === group)
}

/** Whether a name of a group or channel is that of a vendor whose application speaks to people. */
export function isWorkNoticeVendor(name: string): name is WorkNoticeVendorName {
  return workNoticeVendors.some((one) => one === name)
}

/** Vendors share their texts, except for what each calls its own way. */
const namedByVendor: readonly string[] = ['appId', 'agentId', 'appSecret']

/** The key of a setting’s name among the texts. */
export function settingText(group: SettingGroup, field: string): `settings.${string}` {
  return `settings.${isSocialVendor(group) && !namedByVendor.includes(field) ? 'vendor' : group}.${field}`
}
