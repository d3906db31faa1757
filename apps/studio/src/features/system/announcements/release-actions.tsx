import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { Button } from 'antd'
import { Send, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { DateTimePicker } from '../../../kit/fields/pickers.tsx'
import { RemoveButton } from '../../../kit/lists/list-buttons.tsx'
import styles from './announcements.module.css'
import { type Announcement, useAnnouncementMutation } from './queries.ts'

type ReleaseActionsProps = Readonly<{ one: Announcement; onRemoved: () => void }>

/** Publishes, recalls or deletes an announcement, as its state allows. */
export function ReleaseActions({ one, onRemoved }: ReleaseActionsProps) {
  const t = useT()
  const { id, state, title } = one
  const [isReleasing, setReleasing] = useState(false)
  const remove = useAnnouncementMutation((calls, _: undefined) => calls.remove({ id }))
  const isOut = state === 'published' || state === 'scheduled'
  return (
    <div className={styles.actions}>
      {state === 'draft' && (
        <Button type="primary" icon={<Send size={16} aria-hidden />} onClick={() => setReleasing(true)}>
          {t('announcements.publish')}
        </Button>
      )}
      {isOut ? (
        <RecallButton one={one} />
      ) : (
        <RemoveButton
          name={title}
          consequence={t('announcements.removeHint')}
          isBusy={remove.isPending}
          onRemove={() => remove.mutate(undefined, { onSuccess: onRemoved })}
        />
      )}
      <ErrorNote error={remove.error} />
      {isReleasing && <ReleaseDialog one={one} onClose={() => setReleasing(false)} />}
    </div>
  )
}

function ReleaseDialog({ one, onClose }: Readonly<{ one: Announcement; onClose: () => void }>) {
  const t = useT()
  const { id, revision, counts } = one
  const [at, setAt] = useState('')
  const release = useAnnouncementMutation((calls, _: undefined) =>
    calls.release({ id, revision, at: at === '' ? null : new Date(at).toISOString() }),
  )
  return (
    <FormDialog
      title={t('announcements.publishTitle')}
      confirm={t(at === '' ? 'announcements.publish' : 'announcements.schedule')}
      isPending={release.isPending}
      error={release.error}
      onSubmit={() => release.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t('announcements.publishHint', { count: counts.people })}</p>
      <Labelled label={t('announcements.publishAt')} hint={t('announcements.publishAtHint')}>
        {(field, describedBy) => (
          <DateTimePicker id={field} describedBy={describedBy} value={at} onChange={setAt} />
        )}
      </Labelled>
    </FormDialog>
  )
}

function RecallButton({ one: { id, title, state } }: Readonly<{ one: Announcement }>) {
  const t = useT()
  const feedback = useFeedback()
  const recall = useAnnouncementMutation((calls, _: undefined) => calls.recall({ id }))
  const label = t(state === 'scheduled' ? 'announcements.unschedule' : 'announcements.recall')
  const ask = async () => {
    const isSure =
      state === 'scheduled' ||
      (await feedback.ask({
        title: t('announcements.recallTitle', { title }),
        body: t('announcements.recallHint'),
        confirm: t('announcements.recall'),
        tone: 'danger',
      }))
    if (isSure) recall.mutate(undefined)
  }
  return (
    <>
      <Button
        danger={state === 'published'}
        loading={recall.isPending}
        icon={<Undo2 size={16} aria-hidden />}
        onClick={() => void ask()}
      >
        {label}
      </Button>
      <ErrorNote error={recall.error} />
    </>
  )
}
