import {
  isWorkNoticeVendor,
  type SettingGroup,
  type SettingPicture,
  type SettingValues,
  type SocialVendorName,
  socialFinders,
} from '@signet/contract'

/** How a field is edited. Its name, hint and unit are texts: `settings.<group>.<field>`, `…Hint`, `settings.unit.<unit>`. */
export type SettingField = Readonly<{
  name: string
  hasHint?: true
  /** Shown only while another field has one of these values. */
  onlyWith?: Readonly<{ field: string; values: readonly (string | boolean)[] }>
}> &
  (
    | Readonly<{ kind: 'text' /** Shown while the field is empty. */; example?: string }>
    | Readonly<{ kind: 'area' | 'colour' | 'currency' | 'lines' | 'switch' | 'secret' }>
    /** Groups of people, by id. */
    | Readonly<{ kind: 'groups' }>
    /** Text of many lines that was copied from elsewhere. */
    | Readonly<{ kind: 'pasted' }>
    | Readonly<{
        kind: 'number'
        unit:
          | 'minutes'
          | 'days'
          | 'times'
          | 'letters'
          | 'kinds'
          | 'milliseconds'
          | 'port'
          | 'percent'
          | 'hours'
          | 'megabytes'
      }>
    | Readonly<{ kind: 'picture'; picture: SettingPicture }>
    | Readonly<{ kind: 'choice'; choices: readonly string[] }>
  )

const securities: readonly SettingValues<'mail'>['security'][] = ['tls', 'startTls', 'none']

const carriers: readonly SettingValues<'sms'>['provider'][] = ['outbox', 'aliyun', 'tencent']
const directoryFinders: readonly SettingValues<'ldap'>['findBy'][] = ['account', 'email']
const finders: readonly SettingValues<'sso'>['findBy'][] = ['binding', 'email', 'account']
const samlBindings: readonly SettingValues<'saml'>['providerLogoutBinding'][] = ['redirect', 'post']

const contactReaders: readonly SettingValues<'contacts'>['phones'][] = [
  'everybody',
  'sameDepartment',
  'noOthers',
]

const chatReaches: readonly SettingValues<'chats'>['reach'][] = ['everybody', 'sameCompany', 'sameBranch']

const proofRules: readonly SettingValues<'signIn'>['proofOfWork'][] = ['off', 'afterFailures', 'always']

const fileRules: readonly SettingValues<'storage'>['fileRule'][] = ['all', 'except', 'only']
const filePlaces: readonly SettingValues<'storage'>['place'][] = ['folder', 'objects']
const withRule = { field: 'fileRule', values: ['except', 'only'] }
const withObjects = { field: 'place', values: ['objects'] }

type MapValue = SettingValues<'map'>
const placeSources: readonly MapValue['places'][] = ['operatorPlaces', 'bundledPlaces', 'amap']
const tileSources: readonly MapValue['tileSource'][] = ['operatorTiles', 'drawnTiles', 'ownTiles']
const grids: readonly MapValue['grid'][] = ['wgs84', 'gcj02']
const withAmap = { field: 'places', values: ['amap'] }
const withTiles = { field: 'tileSource', values: ['ownTiles'] }
const tileExample = 'https://tiles.example.com/{z}/{x}/{y}.png?key={key}'

const withNotices = { field: 'sendsNotices', values: [true] }

type DirectorySync = SettingValues<'directorySync'>
const schedules: readonly DirectorySync['schedule'][] = ['manually', 'hourly', 'daily']
const departments: readonly DirectorySync['departments'][] = ['noDepartments', 'fromUnits', 'fromAttribute']
const existing: readonly DirectorySync['existing'][] = ['refuse', 'link']
const vanished: readonly DirectorySync['vanished'][] = ['disable', 'keep']

type VendorOwn = Readonly<{
  /** Fields of each application of the vendor, and those only for notices. */
  always?: readonly SettingField[]
  noticing?: readonly SettingField[]
}>

/** The fields of a vendor. One that gives no way to find people has no choice of it. */
function vendorFields(
  name: SocialVendorName,
  { always = [], noticing = [] }: VendorOwn = {},
): readonly SettingField[] {
  const choices = socialFinders[name]
  return [
    { name: 'isOn', kind: 'switch', hasHint: true },
    ...(isWorkNoticeVendor(name) ? [{ name: 'sendsNotices', kind: 'switch', hasHint: true } as const] : []),
    { name: 'name', kind: 'text', hasHint: true },
    { name: 'appId', kind: 'text', ...(name === 'feishu' && { hasHint: true }) },
    ...always,
    { name: 'appSecret', kind: 'secret' },
    ...noticing,
    ...(choices.length > 1 ? [{ name: 'findBy', kind: 'choice', choices, hasHint: true } as const] : []),
    { name: 'signInUrl', kind: 'text', hasHint: true },
    { name: 'apiUrl', kind: 'text', hasHint: true },
  ]
}

/** The fields of each group in the order of the page. */
export const settingFields: Readonly<Record<SettingGroup, readonly SettingField[]>> = {
  identity: [
    { name: 'systemName', kind: 'text', hasHint: true },
    { name: 'companyName', kind: 'text' },
    { name: 'currency', kind: 'currency', hasHint: true },
    { name: 'copyright', kind: 'text' },
    { name: 'logo', kind: 'picture', picture: 'logo', hasHint: true },
    { name: 'accent', kind: 'colour', hasHint: true },
    { name: 'loginPicture', kind: 'picture', picture: 'loginPicture', hasHint: true },
    { name: 'loginWords', kind: 'area', hasHint: true },
  ],
  sessions: [
    { name: 'idleWebMinutes', kind: 'number', unit: 'minutes', hasHint: true },
    { name: 'idleAppDays', kind: 'number', unit: 'days', hasHint: true },
    { name: 'absoluteDays', kind: 'number', unit: 'days', hasHint: true },
    { name: 'singleLogin', kind: 'switch', hasHint: true },
  ],
  passwords: [
    { name: 'minLength', kind: 'number', unit: 'letters' },
    { name: 'kinds', kind: 'number', unit: 'kinds', hasHint: true },
    { name: 'maxAgeDays', kind: 'number', unit: 'days', hasHint: true },
    { name: 'noticeDays', kind: 'number', unit: 'days' },
    { name: 'history', kind: 'number', unit: 'times', hasHint: true },
  ],
  signIn: [
    { name: 'failures', kind: 'number', unit: 'times', hasHint: true },
    { name: 'lockMinutes', kind: 'number', unit: 'minutes' },
    { name: 'proofOfWork', kind: 'choice', choices: proofRules, hasHint: true },
    { name: 'proofAfter', kind: 'number', unit: 'times' },
    { name: 'allowedNetworks', kind: 'lines', hasHint: true },
  ],
  mail: [
    { name: 'isOn', kind: 'switch', hasHint: true },
    { name: 'host', kind: 'text' },
    { name: 'port', kind: 'number', unit: 'port', hasHint: true },
    { name: 'security', kind: 'choice', choices: securities },
    { name: 'caCertificate', kind: 'pasted', hasHint: true },
    { name: 'account', kind: 'text', hasHint: true },
    { name: 'password', kind: 'secret' },
    { name: 'fromAddress', kind: 'text' },
    { name: 'fromName', kind: 'text' },
  ],
  decisionLinks: [
    { name: 'mail', kind: 'switch', hasHint: true },
    { name: 'push', kind: 'switch', hasHint: true },
    { name: 'hours', kind: 'number', unit: 'hours', hasHint: true },
  ],
  replies: [
    { name: 'isOn', kind: 'switch', hasHint: true },
    { name: 'address', kind: 'text', hasHint: true, example: 'replies@company.example' },
    { name: 'host', kind: 'text' },
    { name: 'port', kind: 'number', unit: 'port', hasHint: true },
    { name: 'security', kind: 'choice', choices: securities },
    { name: 'caCertificate', kind: 'pasted', hasHint: true },
    { name: 'account', kind: 'text' },
    { name: 'password', kind: 'secret' },
    { name: 'folder', kind: 'text', hasHint: true },
  ],
  sms: [
    { name: 'isOn', kind: 'switch', hasHint: true },
    { name: 'provider', kind: 'choice', choices: carriers },
    { name: 'accessKeyId', kind: 'text' },
    { name: 'accessKeySecret', kind: 'secret' },
    { name: 'signName', kind: 'text', hasHint: true },
    { name: 'templateCode', kind: 'text', hasHint: true },
    { name: 'inviteTemplateCode', kind: 'text', hasHint: true },
    { name: 'noticeTemplateCode', kind: 'text', hasHint: true },
    { name: 'appId', kind: 'text', hasHint: true },
    { name: 'region', kind: 'text', hasHint: true },
    { name: 'endpoint', kind: 'text', hasHint: true },
  ],
  sso: [
    { name: 'isOn', kind: 'switch', hasHint: true },
    { name: 'name', kind: 'text', hasHint: true },
    { name: 'issuer', kind: 'text', hasHint: true },
    { name: 'clientId', kind: 'text' },
    { name: 'clientSecret', kind: 'secret' },
    { name: 'scope', kind: 'text' },
    { name: 'findBy', kind: 'choice', choices: finders, hasHint: true },
  ],
  saml: [
    { name: 'isOn', kind: 'switch', hasHint: true },
    { name: 'name', kind: 'text', hasHint: true },
    { name: 'metadataUrl', kind: 'text', hasHint: true },
    { name: 'metadata', kind: 'pasted', hasHint: true },
    { name: 'issuer', kind: 'text', hasHint: true },
    { name: 'entryPoint', kind: 'text', hasHint: true },
    { name: 'providerLogoutUrl', kind: 'text', hasHint: true },
    { name: 'providerLogoutBinding', kind: 'choice', choices: samlBindings },
    { name: 'certificate', kind: 'pasted', hasHint: true },
    { name: 'subjectAttribute', kind: 'text', hasHint: true },
    { name: 'accountAttribute', kind: 'text', hasHint: true },
    { name: 'nameAttribute', kind: 'text' },
    { name: 'mailAttribute', kind: 'text' },
    { name: 'findBy', kind: 'choice', choices: finders, hasHint: true },
  ],
  wecom: vendorFields('wecom', { always: [{ name: 'agentId', kind: 'text' }] }),
  dingtalk: vendorFields('dingtalk', {
    noticing: [{ name: 'agentId', kind: 'text', onlyWith: withNotices }],
  }),
  feishu: vendorFields('feishu'),
  wechat: vendorFields('wechat'),
  github: vendorFields('github'),
  ldap: [
    { name: 'isOn', kind: 'switch', hasHint: true },
    { name: 'name', kind: 'text', hasHint: true },
    { name: 'host', kind: 'text' },
    { name: 'port', kind: 'number', unit: 'port', hasHint: true },
    { name: 'security', kind: 'choice', choices: securities },
    { name: 'caCertificate', kind: 'pasted', hasHint: true },
    { name: 'bindDn', kind: 'text', hasHint: true },
    { name: 'bindPassword', kind: 'secret' },
    { name: 'baseDn', kind: 'text', hasHint: true },
    { name: 'userFilter', kind: 'text', hasHint: true },
    { name: 'idAttribute', kind: 'text', hasHint: true },
    { name: 'accountAttribute', kind: 'text', hasHint: true },
    { name: 'nameAttribute', kind: 'text' },
    { name: 'mailAttribute', kind: 'text' },
    { name: 'findBy', kind: 'choice', choices: directoryFinders, hasHint: true },
  ],
  directorySync: [
    { name: 'schedule', kind: 'choice', choices: schedules },
    { name: 'base', kind: 'text', hasHint: true },
    { name: 'peopleFilter', kind: 'text', hasHint: true },
    { name: 'mobileAttribute', kind: 'text' },
    { name: 'managerAttribute', kind: 'text' },
    { name: 'departments', kind: 'choice', choices: departments, hasHint: true },
    { name: 'departmentAttribute', kind: 'text', hasHint: true },
    { name: 'parentCode', kind: 'text', hasHint: true },
    { name: 'groupFilter', kind: 'text', hasHint: true },
    { name: 'groupNameAttribute', kind: 'text' },
    { name: 'memberAttribute', kind: 'text', hasHint: true },
    { name: 'existing', kind: 'choice', choices: existing, hasHint: true },
    { name: 'vanished', kind: 'choice', choices: vanished, hasHint: true },
    { name: 'mostDisabledPercent', kind: 'number', unit: 'percent', hasHint: true },
  ],
  storage: [
    { name: 'largestMegabytes', kind: 'number', unit: 'megabytes' },
    { name: 'fileRule', kind: 'choice', choices: fileRules },
    { name: 'endings', kind: 'lines', hasHint: true, onlyWith: withRule },
    { name: 'place', kind: 'choice', choices: filePlaces, hasHint: true },
    { name: 'endpoint', kind: 'text', hasHint: true, onlyWith: withObjects },
    { name: 'region', kind: 'text', onlyWith: withObjects },
    { name: 'bucket', kind: 'text', onlyWith: withObjects },
    { name: 'prefix', kind: 'text', hasHint: true, onlyWith: withObjects },
    { name: 'isPathStyle', kind: 'switch', hasHint: true, onlyWith: withObjects },
    { name: 'accessKeyId', kind: 'text', onlyWith: withObjects },
    { name: 'secretAccessKey', kind: 'secret', onlyWith: withObjects },
  ],
  contacts: [
    { name: 'phones', kind: 'choice', choices: contactReaders, hasHint: true },
    { name: 'mails', kind: 'choice', choices: contactReaders },
    { name: 'hiddenGroups', kind: 'groups', hasHint: true },
    { name: 'seeingGroups', kind: 'groups', hasHint: true },
  ],
  chats: [
    { name: 'reach', kind: 'choice', choices: chatReaches, hasHint: true },
    { name: 'reachableGroups', kind: 'groups', hasHint: true },
    { name: 'founderGroups', kind: 'groups', hasHint: true },
    { name: 'callerGroups', kind: 'groups', hasHint: true },
    { name: 'tellsExported', kind: 'switch', hasHint: true },
  ],
  map: [
    { name: 'places', kind: 'choice', choices: placeSources },
    { name: 'placesKey', kind: 'secret', hasHint: true, onlyWith: withAmap },
    { name: 'placesUrl', kind: 'text', hasHint: true, onlyWith: withAmap },
    { name: 'tileSource', kind: 'choice', choices: tileSources, hasHint: true },
    { name: 'tiles', kind: 'text', example: tileExample, hasHint: true, onlyWith: withTiles },
    { name: 'tilesKey', kind: 'secret', onlyWith: withTiles },
    { name: 'attribution', kind: 'text', hasHint: true, onlyWith: withTiles },
    { name: 'grid', kind: 'choice', choices: grids, onlyWith: withTiles },
  ],
  retention: [
    { name: 'logDays', kind: 'number', unit: 'days', hasHint: true },
    { name: 'refusedCallDays', kind: 'number', unit: 'days' },
    { name: 'noticeDays', kind: 'number', unit: 'days', hasHint: true },
    { name: 'chatDays', kind: 'number', unit: 'days', hasHint: true },
    { name: 'slowMilliseconds', kind: 'number', unit: 'milliseconds', hasHint: true },
    { name: 'recordsRequests', kind: 'switch', hasHint: true },
    {
      name: 'requestDays',
      kind: 'number',
      unit: 'days',
      onlyWith: { field: 'recordsRequests', values: [true] },
    },
  ],
}
