import { useFormats, useT } from '@signet/i18n/react'
import {
  classes,
  Empty,
  IconButton,
  InfiniteList,
  PageState,
  type Tab,
  Tabs,
  tintStyle,
  useFeedback,
} from '@signet/ui'
import {
  AtSign,
  Ban,
  BellOff,
  BellRing,
  CalendarDays,
  CheckCheck,
  CircleCheck,
  CircleX,
  Cog,
  FileCheck,
  FileClock,
  type LucideIcon,
  Megaphone,
  MessageSquareText,
  Share2,
  TriangleAlert,
  Undo2,
} from 'lucide-react'
import { type KeyboardEvent, type ReactNode, Suspense, useState } from 'react'
import { useLive } from '../../kit/context/app-context.ts'
import { useNow } from '../../kit/context/use-now.ts'
import { nextPageOf } from '../../kit/lists/next-page.ts'
import { moveFocus } from '../../kit/lists/row-gestures.ts'
import { SwipeRow } from '../../kit/lists/swipe-row.tsx'
import { lazyPart } from '../../kit/pages/lazy-part.ts'
import { TabPage } from '../../kit/pages/stack-page.tsx'
import { nameOfKey } from '../../kit/pages/use-shortcuts.ts'
import styles from './message-page.module.css'
import { NoticeActions } from './notice-actions.tsx'
import { type Notice, type NoticeFilter, useNotices, useReadAll, useReadNotice } from './queries.ts'
import { useOpenNotice } from './use-open-notice.ts'

const CurrentAnnouncements = lazyPart(
  async () => (await import('./current-announcements.tsx')).CurrentAnnouncements,
)
const filters: readonly NoticeFilter[] = [
  ...(['all', 'unread', 'flow', 'notice', 'system', 'schedule'] as const),
  ...(['snoozed', 'archived'] as const),
]

/** Messages, newest first, below the conversations. */
export function MessagePage({ isActive, chats }: Readonly<{ isActive: boolean; chats?: ReactNode }>) {
  const t = useT()
  const unread = useLive().inbox.notices
  const [filter, setFilter] = useState<NoticeFilter>('all')
  const notices = useNotices(filter)
  const tabs: readonly Tab<NoticeFilter>[] = filters.map((key) => ({
    key,
    label: t(`notices.filter.${key}`),
    ...(key === 'unread' && { count: unread }),
  }))

  return (
    <TabPage
      title={t('notices.title')}
      isActive={isActive}
      actions={<ReadAllButton unread={unread} />}
      head={<Tabs look="pill" label={t('notices.filters')} tabs={tabs} value={filter} onChange={setFilter} />}
      onRefresh={() => notices.refetch()}
    >
      {isActive && (filter === 'all' || filter === 'notice') && (
        <Suspense>
          <CurrentAnnouncements />
        </Suspense>
      )}
      {isActive && filter === 'all' && chats}
      <NoticeList filter={filter} notices={notices} />
    </TabPage>
  )
}

type NoticeListProps = Readonly<{ filter: NoticeFilter; notices: ReturnType<typeof useNotices> }>

function NoticeList({ filter, notices }: NoticeListProps) {
  const t = useT()
  const open = useOpenNotice()
  const read = useReadNotice()
  const isAway = filter === 'snoozed' || filter === 'archived'
  const empty = (
    <Empty
      icon={<BellOff />}
      title={t(isAway || filter === 'unread' ? `notices.empty.${filter}` : 'notices.empty.title')}
      hint={t(isAway ? `notices.emptyHint.${filter}` : 'notices.empty.hint')}
    />
  )

  return (
    <PageState query={notices} isEmpty={({ pages }) => pages[0]?.list.length === 0} empty={empty}>
      {({ pages }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the buttons inside
        <div onKeyDown={moveFocus}>
          <InfiniteList<Notice>
            label={t('notices.title')}
            rows={pages.flatMap(({ list }) => list)}
            keyOf={({ id }) => id}
            estimate={76}
            {...nextPageOf(notices)}
          >
            {(notice) => (
              <SwipeRow actions={<NoticeActions notice={notice} isAway={isAway} />}>
                <NoticeRow
                  notice={notice}
                  onOpen={() => open.mutate(notice)}
                  onRead={() => !notice.isRead && read.mutate(notice.id)}
                />
              </SwipeRow>
            )}
          </InfiniteList>
        </div>
      )}
    </PageState>
  )
}

function ReadAllButton({ unread }: Readonly<{ unread: number }>) {
  const t = useT()
  const feedback = useFeedback()
  const readAll = useReadAll()
  const read = async () => {
    const isConfirmed = await feedback.ask({
      title: t('notices.readAll.ask', { count: unread }),
      confirm: t('notices.readAll.confirm'),
    })
    if (isConfirmed)
      readAll.mutate(undefined, { onSuccess: () => feedback.success(t('notices.readAll.done')) })
  }

  return (
    <IconButton
      label={t('notices.readAll.label')}
      icon={<CheckCheck />}
      disabled={unread === 0 || readAll.isPending}
      onClick={() => void read()}
    />
  )
}

const kinds: Readonly<Record<Notice['type'], { name: string; Icon: LucideIcon; tint: number }>> = {
  1: { name: 'notice', Icon: Megaphone, tint: 5 },
  2: { name: 'flow', Icon: FileCheck, tint: 1 },
  3: { name: 'system', Icon: Cog, tint: 2 },
  4: { name: 'schedule', Icon: CalendarDays, tint: 3 },
}

const looks: Readonly<Record<NonNullable<Notice['fact']>['look'], LucideIcon>> = {
  passed: CircleCheck,
  rejected: CircleX,
  returned: Undo2,
  ended: Ban,
  waiting: FileClock,
  reminded: BellRing,
  overdue: TriangleAlert,
  mentioned: AtSign,
  copied: Share2,
  news: MessageSquareText,
}

type NoticeRowProps = Readonly<{
  notice: Notice
  onOpen: () => void
  /** `e` marks it read without opening it. */
  onRead?: () => void
}>

/** A notice: of a case its verdict first, of anything else its title. */
export function NoticeRow({ notice, onOpen, onRead }: NoticeRowProps) {
  const { fact } = notice
  const press = (event: KeyboardEvent) => {
    if (nameOfKey(event.nativeEvent) === 'e') onRead?.()
  }
  return (
    <button
      type="button"
      className={styles.row}
      data-row=""
      data-read={notice.isRead}
      onClick={onOpen}
      onKeyDown={press}
    >
      {fact ? <FactText fact={fact} by={notice.creatorUser} /> : <PlainText notice={notice} />}
      <NoticeTime notice={notice} />
    </button>
  )
}

type FactTextProps = Readonly<{ fact: NonNullable<Notice['fact']>; by: string }>

function FactText({ fact: { look, verdict, subject, node, words }, by }: FactTextProps) {
  const Icon = looks[look]
  return (
    <>
      <span className={classes(styles.icon, styles[look])} aria-hidden="true">
        <Icon />
      </span>
      <span className={styles.text}>
        <span className={styles.title}>
          <span className={classes(styles.verdict, styles[look])}>{verdict}</span> {subject}
        </span>
        {words && <span className={styles.words}>{words}</span>}
        <span className={styles.note}>{[by, node].filter(Boolean).join(' · ')}</span>
      </span>
    </>
  )
}

function PlainText({ notice }: Pick<NoticeRowProps, 'notice'>) {
  const t = useT()
  const { name, Icon, tint } = kinds[notice.type]
  return (
    <>
      <span className={styles.icon} style={tintStyle(tint)} aria-hidden="true">
        <Icon />
      </span>
      <span className={styles.text}>
        <span className={styles.title}>{notice.title}</span>
        <span className={styles.note}>
          {t(`notices.kind.${name}`)}
          {notice.creatorUser && ` · ${notice.creatorUser}`}
        </span>
      </span>
    </>
  )
}

function NoticeTime({ notice }: Pick<NoticeRowProps, 'notice'>) {
  const formats = useFormats()
  const now = useNow()
  const t = useT()
  const at = notice.snoozedUntil ?? notice.releaseTime
  return (
    <span className={styles.side}>
      <time dateTime={at} title={formats.dateTime(at)}>
        {notice.snoozedUntil ? t('notices.returns', { at: formats.near(at, now) }) : formats.near(at, now)}
      </time>
      {!notice.isRead && (
        <span className={styles.dot}>
          <span className="visually-hidden">{t('notices.unread')}</span>
        </span>
      )}
    </span>
  )
}
