import { useFormats, useT } from '@signet/i18n/react'
import { Button, Cell, CellGroup, IconButton, Sheet, useFeedback } from '@signet/ui'
import { Archive, ArchiveRestore, BellOff, Clock, MailOpen } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '../../kit/context/use-now.ts'
import { type Notice, useMuteCase, usePutNotices, useUndoPutting } from './queries.ts'
import { snoozeTimes } from './snooze-times.ts'

type NoticeActionsProps = Readonly<{ notices: readonly Notice[]; isAway: boolean }>

/** Marks messages as read, puts them away or takes them back, by icons behind a row. */
export function NoticeActions({ notices, isAway }: NoticeActionsProps) {
  const t = useT()
  const put = usePutAway()
  const [isChoosing, setIsChoosing] = useState(false)

  if (isAway)
    return (
      <IconButton
        label={t('notices.takeBack')}
        icon={<ArchiveRestore />}
        disabled={put.isPending}
        onClick={() => put.mutate({ notices, place: 'inbox' })}
      />
    )
  return (
    <>
      {notices.some(isUnread) && (
        <IconButton
          label={t('notices.read')}
          icon={<MailOpen />}
          disabled={put.isPending}
          onClick={() => put.mutate({ notices, place: 'inbox' })}
        />
      )}
      <IconButton
        label={t('notices.snooze')}
        icon={<Clock />}
        aria-haspopup="dialog"
        onClick={() => setIsChoosing(true)}
      />
      <IconButton
        label={t('notices.archive')}
        icon={<Archive />}
        disabled={put.isPending}
        onClick={() => put.mutate({ notices, place: 'archived' })}
      />
      {isChoosing && <SnoozeSheet notices={notices} put={put} onClose={() => setIsChoosing(false)} />}
    </>
  )
}

type BatchBarProps = NoticeActionsProps & Readonly<{ onDone: () => void }>

/** The same for several messages that were selected, and marks them as read. */
export function BatchBar({ notices, isAway, onDone }: BatchBarProps) {
  const t = useT()
  const put = usePutAway(onDone)
  const [isChoosing, setIsChoosing] = useState(false)
  const isDisabled = put.isPending || notices.length === 0
  const inbox = () => put.mutate({ notices, place: 'inbox' })

  if (isAway)
    return (
      <Button tone="primary" disabled={isDisabled} onClick={inbox}>
        {t('notices.takeBack')}
      </Button>
    )
  return (
    <>
      <Button disabled={isDisabled} onClick={inbox}>
        {t('notices.read')}
      </Button>
      <Button disabled={isDisabled} aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
        {t('notices.filter.snoozed')}
      </Button>
      <Button tone="primary" disabled={isDisabled} onClick={() => put.mutate({ notices, place: 'archived' })}>
        {t('notices.archive')}
      </Button>
      {isChoosing && <SnoozeSheet notices={notices} put={put} onClose={() => setIsChoosing(false)} />}
    </>
  )
}

const isUnread = ({ isRead }: Notice) => !isRead

/** What was marked as read or put away can be undone for some seconds. */
function usePutAway(onDone?: () => void) {
  const t = useT()
  const feedback = useFeedback()
  const undo = useUndoPutting()
  return usePutNotices(({ place, notices }) => {
    onDone?.()
    const isMarked = place === 'inbox' && notices.some(isUnread)
    if (place === 'inbox' && !isMarked) return
    const done = t(isMarked ? 'notices.marked' : `notices.${place}`)
    feedback.success(done, { label: t('notices.undo'), run: () => undo.mutate(notices) })
  })
}

/** The case that all messages are about; null when they are about several or none. */
function onlyCaseOf(notices: readonly Notice[]): string | null {
  const [first] = notices
  return first && notices.every(({ caseId }) => caseId === first.caseId) ? first.caseId : null
}

type SnoozeSheetProps = Readonly<{
  notices: readonly Notice[]
  put: ReturnType<typeof usePutAway>
  onClose: () => void
}>

function SnoozeSheet({ notices, put, onClose }: SnoozeSheetProps) {
  const t = useT()
  const caseId = onlyCaseOf(notices)
  const formats = useFormats()
  const now = useNow()
  return (
    <Sheet title={t('notices.snooze')} onClose={onClose}>
      <CellGroup label={t('notices.snooze')}>
        {snoozeTimes(now).map(({ name, at }) => (
          <Cell
            key={name}
            title={t(`notices.snooze.${name}`)}
            value={formats.dateTime(at)}
            onPress={() => {
              onClose()
              put.mutate({ notices, place: 'snoozed', until: at })
            }}
          />
        ))}
      </CellGroup>
      {caseId !== null && <MuteCell caseId={caseId} onClose={onClose} />}
    </Sheet>
  )
}

function MuteCell({ caseId, onClose }: Readonly<{ caseId: string; onClose: () => void }>) {
  const t = useT()
  const feedback = useFeedback()
  const mute = useMuteCase(() => {
    feedback.success(t('notices.muted'))
    onClose()
  })
  return (
    <CellGroup label={t('notices.mute')}>
      <Cell
        icon={<BellOff />}
        title={t('notices.mute')}
        note={t('notices.muteHint')}
        onPress={() => mute.mutate(caseId)}
      />
    </CellGroup>
  )
}
