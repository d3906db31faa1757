import { useFormats, useT } from '@signet/i18n/react'
import { classes, sharedStyles, tintStyle } from '@signet/ui'
import {
  AtSign,
  Ban,
  BellRing,
  CalendarDays,
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
import type { KeyboardEvent } from 'react'
import { useNow } from '../../kit/context/use-now.ts'
import { nameOfKey } from '../../kit/pages/use-shortcuts.ts'
import styles from './notice-row.module.css'
import type { Notice } from './queries.ts'

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
      <NoticeContent notice={notice} />
    </button>
  )
}

type TickedNoticeProps = Readonly<{ notice: Notice; isSelected: boolean; onToggle: () => void }>

/** A notice while several are being selected. */
export function TickedNotice({ notice, isSelected, onToggle }: TickedNoticeProps) {
  const t = useT()
  return (
    <label
      className={classes(styles.row, isSelected && styles.selected)}
      data-row=""
      data-read={notice.isRead}
    >
      <input
        type="checkbox"
        className={sharedStyles.tick}
        aria-label={t('notices.select.row', { title: notice.title })}
        checked={isSelected}
        onChange={onToggle}
      />
      <NoticeContent notice={notice} />
    </label>
  )
}

function NoticeContent({ notice }: Pick<NoticeRowProps, 'notice'>) {
  const { fact, creatorUser } = notice
  return (
    <>
      {fact ? <FactText fact={fact} by={creatorUser} /> : <PlainText notice={notice} />}
      <NoticeTime notice={notice} />
    </>
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
