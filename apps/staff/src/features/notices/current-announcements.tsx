import { useT } from '@signet/i18n/react'
import { Link } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Megaphone, Pin } from 'lucide-react'
import { useClient } from '../../kit/context/app-context.ts'
import styles from './current-announcements.module.css'

/** Announcements that are pinned or wait for a confirmation, above the other messages. */
export function CurrentAnnouncements() {
  const t = useT()
  const client = useClient()
  const { data } = useQuery({
    queryKey: ['notices', 'current'],
    queryFn: async ({ signal }) => (await client.announcements.current({}, { signal })).list,
  })
  if (data === undefined || data.length === 0) return null

  return (
    <ul className={styles.list} aria-label={t('notices.current')}>
      {data.map(({ id, title, isPinned, isRead, asksConfirmation }) => {
        const Icon = isPinned ? Pin : Megaphone
        return (
          <li key={id}>
            <Link
              href={`/pages/message/messageDetail/index?id=${encodeURIComponent(id)}`}
              className={styles.row}
            >
              <Icon aria-hidden="true" />
              <span className={styles.title} data-read={isRead}>
                {title}
              </span>
              {asksConfirmation && <span className={styles.mark}>{t('notices.toConfirm')}</span>}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
