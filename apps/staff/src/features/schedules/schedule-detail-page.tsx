import { useFormats, useT } from '@signet/i18n/react'
import { Avatar, Button, Card, ErrorNote, PageState, sharedStyles } from '@signet/ui'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { AttachmentList } from '../../kit/fields/attachment-list.tsx'
import { UrgencyMark } from '../../kit/fields/urgency-mark.tsx'
import { Fact, Facts } from '../../kit/lists/facts.tsx'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import { AnswerButtons, type GivenAnswer, useAnswer } from './answer-buttons.tsx'
import { ColourDot, useTimeWords } from './entry-cell.tsx'
import { noonOf, scheduleHref } from './month-days.ts'
import { type OccurrenceScope, OccurrenceSheet, useRemoval } from './occurrence-sheet.tsx'
import { type EntryDetail, useEntry } from './queries.ts'
import styles from './schedule-detail-page.module.css'
import { useReminderWords } from './use-reminder-words.ts'

/** One calendar event: time, participants, and the allowed actions. */
export function ScheduleDetailPage() {
  const t = useT()
  const place = useSearch({ from: '/member/pages/workFlow/schedule/detail' })
  const query = useEntry(place)
  if (query.data) return <ScheduleDetail entry={query.data} onRefresh={() => query.refetch()} />

  return (
    <StackPage title={t('schedules.one')}>
      <PageState query={query}>{() => null}</PageState>
    </StackPage>
  )
}

type ScheduleDetailProps = Readonly<{ entry: EntryDetail; onRefresh: () => Promise<unknown> }>

function ScheduleDetail({ entry, onRefresh }: ScheduleDetailProps) {
  const t = useT()
  const { history } = useRouter()
  const removal = useRemoval(entry)
  const reply = useReply(entry)
  const { can, files, answer } = entry

  return (
    <StackPage
      title={t('schedules.one')}
      onRefresh={onRefresh}
      footer={
        <>
          {can.answer && answer !== 'accepted' ? (
            <AnswerButtons answer={answer} isBusy={reply.isPending} onAnswer={reply.begin} />
          ) : (
            <Button tone="danger" isWide isBusy={removal.isPending} onClick={removal.begin}>
              {t(can.edit ? 'schedules.callOff' : 'schedules.leave')}
            </Button>
          )}
          {can.edit && (
            <Button tone="primary" isWide onClick={() => history.push(scheduleHref.edit(entry))}>
              {t('schedules.edit')}
            </Button>
          )}
        </>
      }
    >
      <ErrorNote error={removal.error ?? reply.error} />
      <Card>
        <EntryHead entry={entry} />
        <EntryFacts entry={entry} />
      </Card>
      {files.length > 0 && (
        <Card title={t('schedules.files')}>
          <AttachmentList attachments={files} />
        </Card>
      )}
      <Participants entry={entry} />
      {removal.isAsking && (
        <OccurrenceSheet
          title={t(can.edit ? 'schedules.callOff' : 'schedules.leave')}
          onChoose={removal.remove}
          onClose={removal.stop}
        />
      )}
      {reply.asked && (
        <OccurrenceSheet
          title={t(`schedules.answer.${reply.asked}`)}
          onChoose={reply.choose}
          onClose={reply.stop}
        />
      )}
    </StackPage>
  )
}

/** Title, and what the reader said to the invitation. */
function EntryHead({ entry }: Pick<ScheduleDetailProps, 'entry'>) {
  const t = useT()
  const { can, title, color, urgency, answer } = entry
  return (
    <>
      <div className={styles.head}>
        <ColourDot colour={color} />
        <h2 className={styles.title}>{title}</h2>
        {urgency !== 'normal' && <UrgencyMark urgency={urgency} />}
      </div>
      {can.answer && <p className={styles.answer}>{t(`schedules.answered.${answer}`)}</p>}
    </>
  )
}

/** Who takes part, and what those who were invited said. */
function Participants({ entry }: Pick<ScheduleDetailProps, 'entry'>) {
  const t = useT()
  return (
    <Card title={t('schedules.participants')}>
      <ul className={styles.people} aria-label={t('schedules.participants')}>
        {entry.participants.map((person) => (
          <li key={person.id} className={styles.person}>
            <Avatar id={person.id} name={person.name} src={person.headIcon} size={40} />
            <span className={sharedStyles.growText}>{person.name}</span>
            {person.id !== entry.creator.id && (
              <span className={styles.answer}>{t(`schedules.said.${person.answer}`)}</span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Answers an invitation; a repeating event asks which occurrences. */
function useReply(entry: EntryDetail) {
  const { answer, isPending, error } = useAnswer(entry)
  const [asked, ask] = useState<GivenAnswer>()
  const choose = (which: OccurrenceScope) => {
    ask(undefined)
    if (asked) answer({ which, answer: asked })
  }
  const begin = (given: GivenAnswer) =>
    entry.repetition === 'none' ? answer({ which: 'this', answer: given }) : ask(given)
  return { asked, isPending, error, begin, choose, stop: () => ask(undefined) }
}

function EntryFacts({ entry }: Pick<ScheduleDetailProps, 'entry'>) {
  const t = useT()
  const formats = useFormats()
  const timeWords = useTimeWords()
  const reminderWords = useReminderWords()
  const { startDay, repetition, reminder, creator, content, categoryName } = entry
  return (
    <Facts>
      <Fact name={t('schedules.when')}>
        {t('schedules.on', { day: formats.date(noonOf(startDay)), time: timeWords(entry) })}
      </Fact>
      {repetition !== 'none' && <RepetitionFact entry={entry} />}
      {categoryName && <Fact name={t('schedules.category')}>{categoryName}</Fact>}
      <Fact name={t('schedules.reminder')}>{reminderWords(reminder)}</Fact>
      <Fact name={t('schedules.creator')}>{creator.name}</Fact>
      {content && <Fact name={t('schedules.content')}>{content}</Fact>}
    </Facts>
  )
}

function RepetitionFact({ entry: { repetition, repeatsUntil } }: Pick<ScheduleDetailProps, 'entry'>) {
  const t = useT()
  const formats = useFormats()
  return (
    <Fact name={t('schedules.repetition')}>
      {t(`schedules.repetition.${repetition}`)}
      {repeatsUntil && ` · ${t('schedules.until', { day: formats.date(noonOf(repeatsUntil)) })}`}
    </Fact>
  )
}
