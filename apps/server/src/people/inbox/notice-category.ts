import type { NoticeCategory } from '@signet/contract'

/** What each message of a case is about; those that are not named are news. */
const ofCases: Readonly<Record<string, NoticeCategory>> = {
  approved: 'decided',
  copied: 'copied',
  draftHandedOver: 'waiting',
  dueSoon: 'reminded',
  helpAsked: 'waiting',
  mentioned: 'mentioned',
  overdue: 'reminded',
  overdueWithOthers: 'reminded',
  rejected: 'decided',
  returned: 'decided',
  returnedToYou: 'waiting',
  revoked: 'decided',
  signatureAsked: 'waiting',
  stepFailed: 'reminded',
  task: 'waiting',
  taskForOther: 'waiting',
  terminated: 'decided',
  transferred: 'waiting',
  urged: 'reminded',
}

const casePrefix = 'approvals.notice.'

/** Returns what a message is about, by its kind and the key of its title. */
export function noticeCategoryOf({
  kind,
  titleKey,
}: Readonly<{ kind: string; titleKey: string }>): NoticeCategory {
  if (titleKey.startsWith(casePrefix)) return ofCases[titleKey.slice(casePrefix.length)] ?? 'news'
  if (titleKey.startsWith('announcements.')) return 'announcement'
  return kind === 'schedule' ? 'schedule' : 'system'
}
