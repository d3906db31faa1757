import {
  largestPicture,
  type SettingGroup,
  type SettingValues,
  type SocialVendorName,
  settingGroups,
} from '@signet/contract'
import { contrastOf, pictureTypeOf, Refusal } from '@signet/std'
import type { z } from 'zod'
import type { FieldProblem } from '../../../http/envelope.ts'
import {
  checkDirectory,
  type DirectoryAccount,
  DirectoryFailure,
  identityProviders,
  isDirectoryFilter,
} from '../../../outside/identity/index.ts'
import { isInNetworks, isNetwork } from '../../../people/sessions/index.ts'
import { type CheckContext, problemsOfProvider } from './check-context.ts'
import { checkSaml, takeMetadata } from './check-saml.ts'
import { isCertificates } from './is-certificates.ts'

type Check<Group extends SettingGroup> = (
  value: SettingValues<Group>,
  context: CheckContext,
) => readonly FieldProblem[] | Promise<readonly FieldProblem[]>

/** What each group refuses beyond its schema, so that a setting that cannot work is never saved. */
const checks: Readonly<{ [Group in SettingGroup]: Check<Group> }> = {
  identity: checkIdentity,
  sessions: ({ idleAppDays, absoluteDays }) =>
    idleAppDays > absoluteDays ? [problem('idleAppDays', 'settings.longerThanLife', { absoluteDays })] : [],
  passwords: ({ maxAgeDays, noticeDays }) =>
    maxAgeDays > 0 && noticeDays >= maxAgeDays
      ? [problem('noticeDays', 'settings.noticeTooEarly', { maxAgeDays })]
      : [],
  signIn: checkNetworks,
  contacts: ({ hiddenGroups, seeingGroups }, context) => checkGroups({ hiddenGroups, seeingGroups }, context),
  chats: ({ reach: _, tellsExported: __, ...groups }, context) => checkGroups(groups, context),
  retention: () => [],
  storage: async (value, context) => (await import('./check-storage.ts')).checkStorage(value, context),
  map: async (value, context) => (await import('./check-map.ts')).checkMap(value, context),
  mail: async (value, context) => (await import('./check-mail.ts')).checkMail(value, context),
  decisionLinks: checkDecisionLinks,
  replies: async (value, context) => (await import('./check-mail.ts')).checkReplies(value, context),
  sms: checkSms,
  sso: checkSso,
  saml: checkSaml,
  wecom: vendorCheck('wecom'),
  dingtalk: vendorCheck('dingtalk'),
  feishu: vendorCheck('feishu'),
  wechat: vendorCheck('wechat'),
  github: vendorCheck('github'),
  ldap: checkLdap,
  directorySync: checkDirectorySync,
}

/** Loaded with the first check, as most companies have no account at a vendor. */
function vendorCheck<Vendor extends SocialVendorName>(vendor: Vendor): Check<Vendor> {
  return async (value, context) =>
    (await import('./check-vendor.ts')).checkVendor(vendor)(value as SettingValues<SocialVendorName>, context)
}

/** What a group makes of its value before it is checked. */
const completions: Readonly<{
  [Group in SettingGroup]?: (
    value: SettingValues<Group>,
    context: CheckContext,
  ) => Promise<SettingValues<Group>>
}> = { saml: takeMetadata }

type Checked<Group extends SettingGroup> = Readonly<{
  value: SettingValues<Group>
  problems: readonly FieldProblem[]
}>

/** Returns the value of a group with its defaults, or what its schema refuses, by field. */
export function parseSettings<Group extends SettingGroup>(group: Group, sent: unknown): Checked<Group> {
  const schema: z.ZodObject = settingGroups[group]
  const parsed = schema.safeParse(sent)
  return {
    value: (parsed.success ? parsed.data : schema.parse({})) as SettingValues<Group>,
    problems: parsed.success ? [] : parsed.error.issues.map((issue) => problemOfIssue(issue)),
  }
}

/** Returns the value of a group with its defaults, or what is wrong with it, by field. */
export async function checkSettings<Group extends SettingGroup>(
  group: Group,
  sent: unknown,
  context: CheckContext,
): Promise<Checked<Group>> {
  const parsed = parseSettings(group, sent)
  if (parsed.problems.length > 0) return parsed

  const complete = completions[group] as
    | ((value: SettingValues<Group>, context: CheckContext) => Promise<SettingValues<Group>>)
    | undefined
  const value = complete ? await complete(parsed.value, context) : parsed.value
  const check: Check<Group> = checks[group]
  return { value, problems: await check(value, context) }
}

function problem(path: string, code: string, params: FieldProblem['params'] = {}): FieldProblem {
  return { path, code, params }
}

function problemOfIssue(issue: z.core.$ZodIssue): FieldProblem {
  const path = String(issue.path[0] ?? (issue.code === 'unrecognized_keys' ? issue.keys[0] : ''))
  if (issue.code === 'too_small' && isNumber(issue.origin))
    return problem(path, 'settings.tooSmall', { least: Number(issue.minimum) })
  if (issue.code === 'too_big' && isNumber(issue.origin))
    return problem(path, 'settings.tooLarge', { most: Number(issue.maximum) })
  if (issue.code === 'too_big') return problem(path, 'settings.tooLong', { most: Number(issue.maximum) })
  return problem(path, 'settings.wrong')
}

function isNumber(origin: string): boolean {
  return origin === 'int' || origin === 'number'
}

/** Large text and signs need a contrast of 3; small text gets a darker companion (decision 0003). */
const leastContrast = 3

function checkIdentity(value: SettingValues<'identity'>): readonly FieldProblem[] {
  const contrast = contrastOf(value.accent, '#ffffff')
  const isPale = contrast < leastContrast
  const wrongPictures = (['logo', 'loginPicture'] as const).filter((field) => !isPicture(value[field], field))
  return [
    ...(isPale
      ? [problem('accent', 'settings.accentTooPale', { contrast: contrast.toFixed(2), least: leastContrast })]
      : []),
    ...wrongPictures.map((field) => problem(field, 'settings.pictureWrong')),
  ]
}

/** Whether the bytes are the picture that they claim to be. */
function isPicture(address: string, field: keyof typeof largestPicture): boolean {
  if (address === '') return true
  const [head = '', body = ''] = address.split(',', 2)
  const bytes = Buffer.from(body, 'base64')
  const type = head.slice('data:'.length, -';base64'.length)
  return bytes.length <= largestPicture[field] && pictureTypeOf(bytes) === type
}

function checkNetworks(
  { allowedNetworks }: SettingValues<'signIn'>,
  { caller }: CheckContext,
): readonly FieldProblem[] {
  const wrong = allowedNetworks.find((text) => !isNetwork(text))
  if (wrong !== undefined) return [problem('allowedNetworks', 'settings.noNetwork', { text: wrong })]
  if (isInNetworks(caller.ip, allowedNetworks)) return []
  return [problem('allowedNetworks', 'settings.locksYouOut', { address: caller.ip })]
}

async function checkGroups(
  named: Readonly<Record<string, readonly string[]>>,
  { server, tenant }: CheckContext,
): Promise<readonly FieldProblem[]> {
  const { groups } = await server.directories.of(tenant)
  return Object.entries(named).flatMap(([field, ids]) =>
    ids.every((id) => groups.has(id)) ? [] : [problem(field, 'settings.noGroup', {})],
  )
}

/** Links lead to the address that the operator configured. */
function checkDecisionLinks(
  { mail, push }: SettingValues<'decisionLinks'>,
  { server }: CheckContext,
): readonly FieldProblem[] {
  if ((!mail && !push) || server.publicUrl !== undefined) return []
  return [problem(mail ? 'mail' : 'push', 'settings.noPublicUrl')]
}

const smsFields = {
  aliyun: ['accessKeyId', 'signName', 'templateCode'],
  tencent: ['accessKeyId', 'signName', 'templateCode', 'appId'],
} as const

function checkSms(value: SettingValues<'sms'>, { secrets }: CheckContext): readonly FieldProblem[] {
  if (!value.isOn || value.provider === 'outbox') return []
  const missing = smsFields[value.provider].filter((field) => value[field] === '')
  const problems = missing.map((field) => problem(field, 'settings.missing'))
  if (!secrets['accessKeySecret']) problems.push(problem('accessKeySecret', 'settings.missing'))
  const isAddress = value.endpoint === '' || /^https?:$/.test(URL.parse(value.endpoint)?.protocol ?? '')
  if (!isAddress) problems.push(problem('endpoint', 'settings.wrong'))
  return problems
}

/** Asks the provider, so that a wrong issuer is found before anybody meets it. */
async function checkSso(
  value: SettingValues<'sso'>,
  { server, secrets }: CheckContext,
): Promise<readonly FieldProblem[]> {
  if (!value.isOn) return []
  const missing = (['name', 'issuer', 'clientId'] as const).filter((field) => value[field] === '')
  if (missing.length > 0) return missing.map((field) => problem(field, 'settings.missing'))
  if (server.publicUrl === undefined) return [problem('isOn', 'settings.noPublicUrl')]
  const { outside, clock: now } = server
  const { issuer, clientId, scope } = value
  const account = { issuer, clientId, scope, clientSecret: secrets['clientSecret'] ?? '' }
  const provider = await identityProviders.oidc()
  return problemsOfProvider('issuer', () => provider.check({ outside, now }, account))
}

/** Connects and looks, so that a directory that cannot be asked is found before anybody meets it. */
async function checkLdap(
  value: SettingValues<'ldap'>,
  { server, secrets }: CheckContext,
): Promise<readonly FieldProblem[]> {
  if (!value.isOn) return []
  const missing = (['name', 'host', 'baseDn', 'userFilter'] as const).filter((field) => value[field] === '')
  if (missing.length > 0) return missing.map((field) => problem(field, 'settings.missing'))
  const placeholder = '{account}'
  if (!value.userFilter.includes(placeholder))
    return [problem('userFilter', 'settings.noAccountInFilter', { placeholder })]
  if (value.bindDn !== '' && !secrets['bindPassword']) return [problem('bindPassword', 'settings.missing')]
  if (!isCertificates(value.caCertificate)) return [problem('caCertificate', 'settings.noCertificate')]
  try {
    await checkDirectory(server, directoryAccountOf(value, secrets))
    return []
  } catch (error) {
    if (error instanceof DirectoryFailure || error instanceof Refusal)
      return [problem('host', error.code, error.params)]
    throw error
  }
}

async function checkDirectorySync(
  { peopleFilter, groupFilter, parentCode }: SettingValues<'directorySync'>,
  { server, tenant }: CheckContext,
): Promise<readonly FieldProblem[]> {
  const { organizations } = await server.directories.of(tenant)
  const isDepartment = [...organizations.values()].some(({ code }) => code === parentCode)
  return [
    ...((await isDirectoryFilter(peopleFilter)) ? [] : [problem('peopleFilter', 'settings.noFilter')]),
    ...(groupFilter === '' || (await isDirectoryFilter(groupFilter))
      ? []
      : [problem('groupFilter', 'settings.noFilter')]),
    ...(parentCode === '' || isDepartment ? [] : [problem('parentCode', 'settings.unknownDepartment')]),
  ]
}

export function directoryAccountOf(
  { isOn: _isOn, name: _name, findBy: _findBy, ...account }: SettingValues<'ldap'>,
  secrets: CheckContext['secrets'],
): DirectoryAccount {
  return { ...account, bindPassword: secrets['bindPassword'] ?? '' }
}
