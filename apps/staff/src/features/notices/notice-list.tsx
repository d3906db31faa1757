import { useT } from '@signet/i18n/react'
import { Button, Empty, InfiniteList, PageState } from '@signet/ui'
import { BellOff } from 'lucide-react'
import { useState } from 'react'
import { nextPageOf } from '../../kit/lists/next-page.ts'
import { moveFocus } from '../../kit/lists/row-gestures.ts'
import { SwipeRow } from '../../kit/lists/swipe-row.tsx'
import type { Selection } from '../../kit/lists/use-selection.ts'
import { groupByCase, type NoticeGroup } from './group-by-case.ts'
import { NoticeActions } from './notice-actions.tsx'
import styles from './notice-list.module.css'
import { NoticeRow, TickedNotice } from './notice-row.tsx'
import { type Notice, type NoticeFilter, type useNotices, useReadNotice } from './queries.ts'
import { useOpenNotice } from './use-open-notice.ts'

type NoticeListProps = Readonly<{
  filter: NoticeFilter
  notices: ReturnType<typeof useNotices>
  selection: Selection<Notice>
}>

/** Whether a filter shows what is not in the inbox. */
export function isAwayIn(filter: NoticeFilter): boolean {
  return filter === 'snoozed' || filter === 'archived'
}

/** Messages, those of one case together; every one alone while several are being selected. */
export function NoticeList({ filter, notices, selection }: NoticeListProps) {
  const t = useT()
  const isAway = isAwayIn(filter)
  const empty = (
    <Empty
      icon={<BellOff />}
      title={t(isAway || filter === 'unread' ? `notices.empty.${filter}` : 'notices.empty.title')}
      hint={t(isAway ? `notices.emptyHint.${filter}` : 'notices.empty.hint')}
    />
  )

  return (
    <PageState query={notices} isEmpty={({ pages }) => pages[0]?.list.length === 0} empty={empty}>
      {({ pages }) => {
        const rows = pages.flatMap(({ list }) => list)
        const groups = selection.isOn ? rows.map((latest) => ({ latest, earlier: [] })) : groupByCase(rows)
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the buttons inside
          <div onKeyDown={moveFocus}>
            <InfiniteList<NoticeGroup>
              label={t('notices.title')}
              rows={groups}
              keyOf={({ latest }) => latest.id}
              estimate={76}
              {...nextPageOf(notices)}
            >
              {(group) =>
                selection.isOn ? (
                  <TickedNotice
                    notice={group.latest}
                    isSelected={selection.has(group.latest)}
                    onToggle={() => selection.toggle(group.latest)}
                  />
                ) : (
                  <Group group={group} isAway={isAway} />
                )
              }
            </InfiniteList>
          </div>
        )
      }}
    </PageState>
  )
}

type GroupProps = Readonly<{ group: NoticeGroup; isAway: boolean }>

/** The latest message of a case; what is done to it is done to the earlier ones too, as long as they are folded. */
function Group({ group: { latest, earlier }, isAway }: GroupProps) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <SwipeableNotice notice={latest} about={isOpen ? [latest] : [latest, ...earlier]} isAway={isAway} />
      {earlier.length > 0 && (
        <div className={styles.earlier}>
          <Button tone="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t(isOpen ? 'notices.fold' : 'notices.earlier', { count: earlier.length })}
          </Button>
          {isOpen &&
            earlier.map((notice) => (
              <SwipeableNotice key={notice.id} notice={notice} about={[notice]} isAway={isAway} />
            ))}
        </div>
      )}
    </>
  )
}

type SwipeableNoticeProps = Readonly<{ notice: Notice; about: readonly Notice[]; isAway: boolean }>

function SwipeableNotice({ notice, about, isAway }: SwipeableNoticeProps) {
  const open = useOpenNotice()
  const read = useReadNotice()
  return (
    <SwipeRow actions={<NoticeActions notices={about} isAway={isAway} />}>
      <NoticeRow
        notice={notice}
        onOpen={() => open.mutate(notice)}
        onRead={() => !notice.isRead && read.mutate(notice.id)}
      />
    </SwipeRow>
  )
}
