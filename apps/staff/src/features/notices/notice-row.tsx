import { useFormats, useT } from '@signet/i18n/react'
import { tintStyle } from '@signet/ui'
import { CalendarDays, Cog, FileCheck, type LucideIcon, Megaphone } from 'lucide-react'
import { useNow } from '../../kit/context/use-now.ts'
import styles from './notice-row.module.css'
import type { Notice } from './queries.ts'

const kinds: Readonly<Record<Notice['type'], { name: string; Icon: LucideIcon; tint: number }>> = {
  1: { name: 'notice', Icon: Megaphone, tint: 5 },
  2: { name: 'flow', Icon: FileCheck, tint: 1 },
  3: { name: 'system', Icon: Cog, tint: 2 },
  4: { name: 'schedule', Icon: CalendarDays, tint: 3 },
}

type NoticeRowProps = Readonly<{ notice: Notice; onOpen: () => void }>

export function NoticeRow({ notice, onOpen }: NoticeRowProps) {
  const t = useT()
  const formats = useFormats()
  const now = useNow()
  const { name, Icon, tint } = kinds[notice.type]

  return (
    <button type="button" className={styles.row} data-read={notice.isRead} onClick={onOpen}>
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
      <span className={styles.side}>
        <time dateTime={notice.releaseTime} title={formats.dateTime(notice.releaseTime)}>
          {formats.near(notice.releaseTime, now)}
        </time>
        {!notice.isRead && (
          <span className={styles.dot}>
            <span className="visually-hidden">{t('notices.unread')}</span>
          </span>
        )}
      </span>
    </button>
  )
}
