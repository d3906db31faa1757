import { useFormats, useT } from '@signet/i18n/react'
import { Cell, CellGroup, IconButton, Sheet, useFeedback } from '@signet/ui'
import { Archive, ArchiveRestore, BellOff, Clock } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '../../kit/context/use-now.ts'
import { type Notice, useMuteCase, usePutNotices, useUndoPutting } from './queries.ts'
import { snoozeTimes } from './snooze-times.ts'

type NoticeActionsProps = Readonly<{
  notices: readonly Notice[]
  isAway: boolean
  /** Called once something was done. */
  onDone?: () => void
}>

/** Puts messages away or takes them back; what was put away can be undone for some seconds. */
export function NoticeActions({ notices, isAway, onDone }: NoticeActionsProps) {
  const t = useT()
  const feedback = useFeedback()
  const undo = useUndoPutting()
  const put = usePutNotices(({ place, notices: done }) => {
    onDone?.()
    if (place !== 'inbox')
      feedback.success(t(`notices.${place}`), { label: t('notices.undo'), run: () => undo.mutate(done) })
  })
  const [isChoosing, setIsChoosing] = useState(false)
  const isDisabled = put.isPending || notices.length === 0

  if (isAway)
    return (
      <IconButton
        label={t('notices.takeBack')}
        icon={<ArchiveRestore />}
        disabled={isDisabled}
        onClick={() => put.mutate({ notices, place: 'inbox' })}
      />
    )
  return (
    <>
      <IconButton
        label={t('notices.snooze')}
        icon={<Clock />}
        aria-haspopup="dialog"
        disabled={isDisabled}
        onClick={() => setIsChoosing(true)}
      />
      <IconButton
        label={t('notices.archive')}
        icon={<Archive />}
        disabled={isDisabled}
        onClick={() => put.mutate({ notices, place: 'archived' })}
      />
      {isChoosing && (
        <SnoozeSheet
          caseId={onlyCaseOf(notices)}
          onChoose={(until) => {
            setIsChoosing(false)
            put.mutate({ notices, place: 'snoozed', until })
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  )
}

/** The case that all messages are about; null when they are about several or none. */
function onlyCaseOf(notices: readonly Notice[]): string | null {
  const [first] = notices
  return first && notices.every(({ caseId }) => caseId === first.caseId) ? first.caseId : null
}

type SnoozeSheetProps = Readonly<{
  caseId: string | null
  onChoose: (until: string) => void
  onClose: () => void
}>

function SnoozeSheet({ caseId, onChoose, onClose }: SnoozeSheetProps) {
  const t = useT()
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
            onPress={() => onChoose(at)}
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
