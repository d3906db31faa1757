import type { NoticeRow } from '@signet/contract'
import type { Locale, Translate } from '@signet/i18n'
import { paramsIn } from '@signet/std'
import { z } from 'zod'

type Fact = NonNullable<z.output<typeof NoticeRow>['fact']>

/** How each notice of a case looks; its word is `approvals.verdict.<kind>`. */
const looks = {
  approved: 'passed',
  commented: 'news',
  copied: 'copied',
  decidedForYou: 'news',
  draftHandedOver: 'waiting',
  dueSoon: 'reminded',
  helpAsked: 'waiting',
  jumped: 'news',
  launchedForYou: 'news',
  mentioned: 'mentioned',
  overdue: 'overdue',
  overdueWithOthers: 'overdue',
  rejected: 'rejected',
  resumed: 'news',
  returned: 'returned',
  returnedToYou: 'returned',
  revived: 'news',
  revoked: 'ended',
  signatureAsked: 'waiting',
  stepFailed: 'overdue',
  suspended: 'ended',
  task: 'waiting',
  taskForOther: 'waiting',
  terminated: 'ended',
  transferred: 'waiting',
  urged: 'reminded',
} as const satisfies Readonly<Record<string, Fact['look']>>

const prefix = 'approvals.notice.'
const StoredParams = z.record(z.string(), z.unknown())
const Params = z.object({ title: z.string(), node: z.string().default('') })

type FactReader = Readonly<{ t: Translate; locale: Locale }>
type StoredFact = Readonly<{ titleKey: string; titleParams: unknown; body: string }>

/** Returns a notice of a case in parts, its verdict first; null for other notices. */
export function factOfNotice(
  { t, locale }: FactReader,
  { titleKey, titleParams, body: words }: StoredFact,
): Fact | null {
  const kind = titleKey.startsWith(prefix) ? titleKey.slice(prefix.length) : ''
  const params = Params.safeParse(paramsIn(locale, StoredParams.parse(titleParams)))
  if (!isKnown(kind) || !params.success) return null

  const { title: subject, node } = params.data
  return { look: looks[kind], verdict: t(`approvals.verdict.${kind}`), subject, node, words }
}

function isKnown(kind: string): kind is keyof typeof looks {
  return Object.hasOwn(looks, kind)
}
