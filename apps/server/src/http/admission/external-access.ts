import { contract, type Endpoint } from '@signet/contract'

/** Groups of calls whose answers depend on what a person takes part in or was given by name. */
const wholeGroups = [
  'session',
  'waysIn',
  'scanLogin',
  'socials',
  'passkeys',
  'account',
  'approvals',
  'caseSide',
  'evidence',
  'notices',
  'chat',
  'chatBlocks',
  'announcements',
  'printTemplates',
  'records',
  'recordViews',
  'rightsHelp',
  'files',
  'signatures',
  'phrases',
  'locations',
  'system',
  'dictionary',
  'choices',
  'areas',
  'billRules',
  'dataInterfaces',
] as const satisfies readonly (keyof typeof contract)[]

const { applications, channels, chatReports, contacts, myself, organization, personnel } = contract

const open: ReadonlySet<Endpoint> = new Set([
  ...wholeGroups.flatMap((group): readonly Endpoint[] => Object.values(contract[group])),
  applications.mine,
  applications.menu,
  channels.own,
  channels.saveOwn,
  channels.muteCase,
  channels.pushKey,
  channels.subscribe,
  channels.unsubscribe,
  chatReports.report,
  myself.baseInfo,
  myself.saveBaseInfo,
  myself.savePreferences,
  myself.setAvatar,
  myself.removeAvatar,
  myself.cancellationPreview,
  myself.cancel,
  organization.users,
  organization.usersByIds,
  contacts.card,
  contacts.recent,
  contacts.meet,
  personnel.own,
])

/**
 * Whether people of other companies may make the call. A call is closed to them until it is named here, since what
 * answers about the company as a whole (its people, departments, calendars, documents) is not for them.
 */
export function isForExternals(endpoint: Endpoint): boolean {
  return endpoint.access === 'anyone' || open.has(endpoint)
}
