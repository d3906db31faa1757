import { useT } from '@signet/i18n/react'
import { Button, Card, ErrorNote, PageState, sharedStyles, TextField, useFeedback } from '@signet/ui'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { useCurrentUser } from '../../kit/context/use-current-user.ts'
import { useNow } from '../../kit/context/use-now.ts'
import { AttachmentsField } from '../../kit/fields/attachments-field.tsx'
import { TextArea } from '../../kit/fields/text-area.tsx'
import { useCommand } from '../../kit/forms/use-command.ts'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import { PeopleField } from '../../kit/people/people-field.tsx'
import { localDay, scheduleHref } from './month-days.ts'
import { type OccurrenceScope, OccurrenceSheet } from './occurrence-sheet.tsx'
import { type EntryDetail, useEntry } from './queries.ts'
import { draftOf, newDraft, problemsOf, type ScheduleDraft, sentOf } from './schedule-draft.ts'
import { DisplayFields, TimeFields } from './schedule-fields.tsx'

/** A new calendar event, or one of mine to change. */
export function ScheduleFormPage() {
  const t = useT()
  const now = useNow()
  const { day, groupId, id } = useSearch({ from: '/member/pages/workFlow/schedule/form' })
  const query = useEntry({ groupId, id })
  if (id === '') return <ScheduleForm entry={null} initial={newDraft(day || localDay(now), now)} />
  if (query.data) return <ScheduleForm key={id} entry={query.data} initial={draftOf(query.data)} />

  return (
    <StackPage title={t('schedules.edit')}>
      <PageState query={query}>{() => null}</PageState>
    </StackPage>
  )
}

type ScheduleFormProps = Readonly<{ entry: EntryDetail | null; initial: ScheduleDraft }>

function ScheduleForm({ entry, initial }: ScheduleFormProps) {
  const t = useT()
  const me = useCurrentUser().data?.userInfo.userId ?? ''
  const form = useScheduleForm({ entry, initial })
  const { draft, set, problems } = form

  return (
    <StackPage
      title={t(entry ? 'schedules.edit' : 'schedules.new')}
      footer={
        <Button tone="primary" isWide isBusy={form.isPending} onClick={form.save}>
          {t('schedules.save')}
        </Button>
      }
    >
      <ErrorNote error={form.error} />
      <Card>
        <div className={sharedStyles.stack4}>
          <TextField
            required
            label={t('schedules.name')}
            value={draft.title}
            maxLength={200}
            problem={problems.title && t(problems.title)}
            onChange={(title) => set({ title })}
          />
          <TimeFields draft={draft} problems={problems} onChange={set} />
          <DisplayFields draft={draft} onChange={set} />
          <TextArea
            label={t('schedules.content')}
            value={draft.content}
            maxLength={5000}
            placeholder={t('schedules.contentHint')}
            onChange={(content) => set({ content })}
          />
        </div>
      </Card>
      <Card>
        <AttachmentsField value={draft.files} onChange={(files) => set({ files: [...files] })} />
      </Card>
      <PeopleField
        title={t('schedules.participants')}
        none={t('schedules.alone')}
        chosen={draft.people}
        without={[me]}
        onChange={(people) => set({ people })}
      />
      {form.isAsking && (
        <OccurrenceSheet title={t('schedules.save')} onChoose={form.send} onClose={form.stop} />
      )}
    </StackPage>
  )
}

function useScheduleForm({ entry, initial }: ScheduleFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const { history } = useRouter()
  const { schedules } = useClient()
  const [draft, setDraft] = useState(initial)
  const [isTried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { perform, isPending, error } = useCommand(
    ({ wish, which }: Readonly<{ wish: ScheduleDraft; which: OccurrenceScope }>, options) =>
      entry
        ? schedules.edit({ id: entry.id, which, ...sentOf(wish) }, options)
        : schedules.create(sentOf(wish), options),
    { touches: 'schedules' },
  )
  const found = problemsOf(draft)
  const send = (which: OccurrenceScope) => {
    setAsking(false)
    perform({ wish: draft, which }, (saved) => {
      feedback.success(t('schedules.done.save'))
      history.replace(scheduleHref.one(saved))
    })
  }

  return {
    ...{ draft, isPending, isAsking, error, send },
    problems: isTried ? found : ({ title: null, ends: null, until: null } as const),
    set: (part: Partial<ScheduleDraft>) => setDraft((before) => ({ ...before, ...part })),
    stop: () => setAsking(false),
    save: () => {
      setTried(true)
      if (Object.values(found).some((problem) => problem !== null)) return
      if (entry && entry.repetition !== 'none') setAsking(true)
      else send('this')
    },
  }
}
