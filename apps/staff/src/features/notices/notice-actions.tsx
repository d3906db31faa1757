import { useFormats, useT } from '@signet/i18n/react'
import { Cell, CellGroup, IconButton, Sheet, useFeedback } from '@signet/ui'
import { Archive, ArchiveRestore, Clock } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '../../kit/context/use-now.ts'
import { type Notice, usePutNotice } from './queries.ts'
import { snoozeTimes } from './snooze-times.ts'

type NoticeActionsProps = Readonly<{ notice: Notice; isAway: boolean }>

/** Puts a message away or takes it back; what was put away can be undone for some seconds. */
export function NoticeActions({ notice, isAway }: NoticeActionsProps) {
  const t = useT()
  const feedback = useFeedback()
  const put = usePutNotice(({ place }) => {
    if (place !== 'inbox') feedback.success(t(`notices.${place}`), { label: t('notices.undo'), run: undo })
  })
  const [isChoosing, setIsChoosing] = useState(false)
  const undo = () => put.mutate({ notice, place: 'inbox', isRead: notice.isRead })

  if (isAway)
    return (
      <IconButton
        label={t('notices.takeBack')}
        icon={<ArchiveRestore />}
        disabled={put.isPending}
        onClick={() => put.mutate({ notice, place: 'inbox' })}
      />
    )
  return (
    <>
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
        onClick={() => put.mutate({ notice, place: 'archived' })}
      />
      {isChoosing && (
        <SnoozeSheet
          onChoose={(until) => {
            setIsChoosing(false)
            put.mutate({ notice, place: 'snoozed', until })
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  )
}

type SnoozeSheetProps = Readonly<{ onChoose: (until: string) => void; onClose: () => void }>

function SnoozeSheet({ onChoose, onClose }: SnoozeSheetProps) {
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
    </Sheet>
  )
}
