import { useFormats, useT } from '@signet/i18n/react'
import { ErrorNote } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { Facts, FormattedTime, Section } from '../../../kit/details/facts.tsx'
import { DetailsDrawer } from '../../../kit/details/side-drawer.tsx'
import styles from './chat-reports.module.css'
import { CloseDialog } from './close-dialog.tsx'
import { Outcome } from './outcome.tsx'
import { type Report, reportQuery, useReportMutation } from './queries.ts'

/** A report: the message as it was, what became of it, the messages around it, and who did what. */
export function ReportDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  const t = useT()
  return (
    <DetailsDrawer<Report>
      query={useQuery(reportQuery(useClient(), id))}
      width={720}
      title={({ said }) => t('chat-reports.by', { name: said.sender.name })}
      actions={(report) => <CloseButton report={report} />}
      onClose={onClose}
    >
      {(report) => (
        <>
          <Section title={t('chat-reports.message')}>
            <Said report={report} />
          </Section>
          <Circumstances report={report} />
          <Around report={report} />
          <Trail report={report} />
        </>
      )}
    </DetailsDrawer>
  )
}

/** The dialog stays when somebody else was first, and says who. */
function CloseButton({ report }: Readonly<{ report: Report }>) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {report.outcome === null && (
        <Button type="primary" onClick={() => setOpen(true)}>
          {t('chat-reports.close')}
        </Button>
      )}
      {isOpen && <CloseDialog report={report} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The message as it was when it was reported. */
function Said({ report: { said, file, place, now, isEvidence } }: Readonly<{ report: Report }>) {
  const t = useT()
  return (
    <>
      <blockquote className={styles.said}>
        {said.kind !== 'text' && <span>{t(`chat-reports.kind.${said.kind}`)} </span>}
        {said.text}
        {place && <span> {place.address}</span>}
        {file && <FileLink fileId={file.fileId} name={file.name} />}
      </blockquote>
      <p className={styles.now}>
        {t(`chat-reports.now.${now}`)} {isEvidence && t('chat-reports.isEvidence')}
      </p>
    </>
  )
}

function FileLink({ fileId, name }: Readonly<{ fileId: string; name: string }>) {
  const t = useT()
  const { files } = useClient()
  const download = useReportMutation(async (_, __: undefined) => {
    const { url } = await files.download({ type: 'annex', fileId })
    location.assign(url)
  })
  return (
    <>
      <Button
        type="link"
        aria-label={t('chat-reports.download', { name })}
        loading={download.isPending}
        onClick={() => download.mutate(undefined)}
      >
        {name}
      </Button>
      <ErrorNote error={download.error} />
    </>
  )
}

function Circumstances({ report }: Readonly<{ report: Report }>) {
  const t = useT()
  const { said, conversation, reason, words, reporter, others, judges, outcome, closingNote, barred } = report
  const formats = useFormats()
  const barredWords =
    barred && (barred.until === null ? t('chat-reports.barred') : formats.dateTime(barred.until))
  return (
    <Facts
      facts={[
        { name: t('chat-reports.sentAt'), value: <FormattedTime at={said.sentAt} /> },
        {
          name: t('chat-reports.conversation'),
          value: conversation
            ? [t(`chat-reports.conversation.${conversation.kind}`), conversation.name].join(' · ')
            : t('chat-reports.conversation.gone'),
        },
        { name: t('chat-reports.reason'), value: t(`chat-reports.reason.${reason}`) },
        { name: t('chat-reports.words'), value: words || '—' },
        { name: t('chat-reports.reporter'), value: reporter.name },
        ...(others > 0 ? [{ name: t('chat-reports.others'), value: others }] : []),
        ...(outcome === null
          ? [{ name: t('chat-reports.judges'), value: judges.map(({ name }) => name).join(' · ') }]
          : []),
        { name: t('chat-reports.outcome'), value: <Outcome outcome={outcome} /> },
        ...(closingNote ? [{ name: t('chat-reports.note'), value: closingNote }] : []),
        ...(barredWords
          ? [{ name: t('chat-reports.barredUntil'), value: <Barred id={report.id} words={barredWords} /> }]
          : []),
      ]}
    />
  )
}

/** Until when the writer may only read, and a way to end it. */
function Barred({ id, words }: Readonly<{ id: string; words: string }>) {
  const t = useT()
  const lift = useReportMutation((calls, _: undefined) => calls.lift({ id }))
  return (
    <>
      {words}{' '}
      <Button size="small" loading={lift.isPending} onClick={() => lift.mutate(undefined)}>
        {t('chat-reports.lift')}
      </Button>
      <ErrorNote error={lift.error} />
    </>
  )
}

/** Shown on demand, since each look is written into the report. */
function Around({ report: { id } }: Readonly<{ report: Report }>) {
  const t = useT()
  const look = useReportMutation((calls, _: undefined) => calls.look({ id }))
  return (
    <Section title={t('chat-reports.around')}>
      {look.data ? (
        <ol className={styles.around}>
          {look.data.list.map((message) => (
            <li key={message.sequence}>
              <strong>{message.sender?.name ?? '—'}</strong> <FormattedTime at={message.sentAt} />
              <p className={styles.words}>{wordsOf(t, message)}</p>
            </li>
          ))}
          {look.data.list.length === 0 && <li>{t('chat-reports.now.gone')}</li>}
        </ol>
      ) : (
        <>
          <p>{t('chat-reports.aroundHint')}</p>
          <Button loading={look.isPending} onClick={() => look.mutate(undefined)}>
            {t('chat-reports.look')}
          </Button>
          <ErrorNote error={look.error} />
        </>
      )}
    </Section>
  )
}

type Seen = Readonly<{ kind: string; text: string; recalledAt: string | null; isRemoved: boolean }>

function wordsOf(t: ReturnType<typeof useT>, { kind, text, recalledAt, isRemoved }: Seen): string {
  if (isRemoved) return t('chat-reports.now.removed')
  if (recalledAt !== null) return t('chat-reports.now.recalled')
  return kind === 'text' ? text : `${t(`chat-reports.kind.${kind}`)} ${text}`
}

function Trail({ report: { trail } }: Readonly<{ report: Report }>) {
  const t = useT()
  return (
    <Section title={t('chat-reports.trail')}>
      <ol className={styles.around}>
        {trail.map(({ at, by, what }) => (
          <li key={`${at} ${by.id} ${what}`}>
            {t(`chat-reports.trail.${what}`, { name: by.name })} · <FormattedTime at={at} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
