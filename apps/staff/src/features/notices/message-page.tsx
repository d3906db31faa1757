import { useT } from '@signet/i18n/react'
import { IconButton, type Tab, Tabs, useFeedback } from '@signet/ui'
import { CheckCheck, ListChecks, X } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useLive } from '../../kit/context/app-context.ts'
import { useSelection } from '../../kit/lists/use-selection.ts'
import { lazyPart } from '../../kit/pages/lazy-part.ts'
import { TabPage } from '../../kit/pages/stack-page.tsx'
import { BatchBar } from './notice-actions.tsx'
import { isAwayIn, NoticeList } from './notice-list.tsx'
import { type Notice, type NoticeFilter, useNotices, useReadAll } from './queries.ts'

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
  const selection = useSelection<Notice>(({ id }) => id, filter)
  const tabs: readonly Tab<NoticeFilter>[] = filters.map((key) => ({
    key,
    label: t(`notices.filter.${key}`),
    ...(key === 'unread' && { count: unread }),
  }))

  return (
    <TabPage
      title={
        selection.isOn ? t('notices.select.count', { count: selection.rows.length }) : t('notices.title')
      }
      isActive={isActive}
      actions={
        <>
          {!selection.isOn && <ReadAllButton unread={unread} />}
          <IconButton
            label={t(selection.isOn ? 'notices.select.end' : 'notices.select.begin')}
            icon={selection.isOn ? <X /> : <ListChecks />}
            onClick={selection.isOn ? selection.end : selection.begin}
          />
        </>
      }
      head={<Tabs look="pill" label={t('notices.filters')} tabs={tabs} value={filter} onChange={setFilter} />}
      footer={
        selection.isOn && (
          <BatchBar notices={selection.rows} isAway={isAwayIn(filter)} onDone={selection.end} />
        )
      }
      onRefresh={() => notices.refetch()}
    >
      {isActive && (filter === 'all' || filter === 'notice') && (
        <Suspense>
          <CurrentAnnouncements />
        </Suspense>
      )}
      {isActive && filter === 'all' && chats}
      <NoticeList filter={filter} notices={notices} selection={selection} />
    </TabPage>
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
