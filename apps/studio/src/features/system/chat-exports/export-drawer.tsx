import { useFormats, useT } from '@signet/i18n/react'
import { ErrorNote } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { Facts, FormattedTime, Section } from '../../../kit/details/facts.tsx'
import { DetailsDrawer } from '../../../kit/details/side-drawer.tsx'
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx'
import { SegmentedField, TextAreaField } from '../../../kit/fields/labelled-inputs.tsx'
import styles from './chat-exports.module.css'
import { ExportState } from './export-state.tsx'
import { type ChatExport, exportQuery, useExportMutation } from './queries.ts'

/** An export: what it is about, the decision, the file and who downloaded it. */
export function ExportDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  const t = useT()
  return (
    <DetailsDrawer<ChatExport>
      query={useQuery(exportQuery(useClient(), id))}
      width={720}
      title={({ askedBy }) => t('chat-exports.by', { name: askedBy.name })}
      actions={(one) => <Actions one={one} />}
      onClose={onClose}
    >
      {(one) => (
        <>
          <About one={one} />
          <Downloads one={one} />
        </>
      )}
    </DetailsDrawer>
  )
}

type Shown = Readonly<{ one: ChatExport }>

function Actions({ one }: Shown) {
  const t = useT()
  const [isDeciding, setDeciding] = useState(false)
  return (
    <>
      {one.mayDecide && (
        <Button type="primary" onClick={() => setDeciding(true)}>
          {t('chat-exports.decide')}
        </Button>
      )}
      {isDeciding && <DecisionDialog one={one} onClose={() => setDeciding(false)} />}
      {one.mayDownload && <DownloadButton id={one.id} />}
    </>
  )
}

function DownloadButton({ id }: Readonly<{ id: string }>) {
  const t = useT()
  const download = useExportMutation(async (calls, _: undefined) => {
    const { url } = await calls.download({ id })
    location.assign(url)
  })
  return (
    <>
      <ErrorNote error={download.error} />
      <Button
        type="primary"
        icon={<Download size={16} aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate(undefined)}
      >
        {t('chat-exports.download')}
      </Button>
    </>
  )
}

const decisions = ['approve', 'refuse'] as const

/** The dialog stays when somebody else was first, and says who. */
function DecisionDialog({ one: { id }, onClose }: Shown & Readonly<{ onClose: () => void }>) {
  const t = useT()
  const [decision, setDecision] = useState<(typeof decisions)[number]>('approve')
  const [note, setNote] = useState('')
  const decide = useExportMutation((calls, isApproved: boolean) => calls.decide({ id, isApproved, note }))
  const isMute = decision === 'refuse' && note.trim() === ''
  return (
    <FormDialog
      title={t('chat-exports.decide')}
      confirm={t('chat-exports.decide')}
      missing={isMute ? t('chat-exports.noteMissing') : undefined}
      isPending={decide.isPending}
      error={decide.error}
      onSubmit={() => decide.mutate(decision === 'approve', { onSuccess: onClose })}
      onClose={onClose}
    >
      <SegmentedField
        label={t('chat-exports.decision')}
        hint={t(`chat-exports.decisionHint.${decision}`)}
        value={decision}
        options={decisions.map((value) => ({ value, label: t(`chat-exports.decision.${value}`) }))}
        onChange={setDecision}
      />
      <TextAreaField
        label={t('chat-exports.note')}
        rows={3}
        maxLength={1000}
        value={note}
        onChange={setNote}
      />
    </FormDialog>
  )
}

function About({ one }: Shown) {
  const t = useT()
  const formats = useFormats()
  const { people, conversations, decidedBy, decidedAt, decisionNote, failure, madeAt, expiresAt } = one
  const fact = (name: string, value: string | null) =>
    value ? [{ name: t(`chat-exports.${name}`), value }] : []
  const time = (name: string, at: string | null) =>
    at ? [{ name: t(`chat-exports.${name}`), value: <FormattedTime at={at} /> }] : []
  return (
    <Facts
      facts={[
        { name: t('chat-exports.state'), value: <ExportState state={one.state} /> },
        ...fact('failure', failure),
        ...fact('reason', one.reason),
        ...fact('period', `${formats.dateTime(one.from)} – ${formats.dateTime(one.until)}`),
        ...fact('people', people.map(({ name }) => name).join(', ')),
        ...fact('groups', conversations.map(({ name }) => name).join(', ')),
        ...time('askedAt', one.askedAt),
        ...fact('decidedBy', decidedBy?.name ?? null),
        ...time('decidedAt', decidedAt),
        ...fact('note', decisionNote),
        ...time('madeAt', madeAt),
        ...(madeAt ? [{ name: t('chat-exports.messages'), value: one.messages }] : []),
        ...(madeAt ? [{ name: t('chat-exports.informed'), value: one.informed }] : []),
        ...fact('expiresAt', expiresAt && formats.dateTime(expiresAt)),
      ]}
    />
  )
}

function Downloads({ one: { downloads, madeAt } }: Shown) {
  const t = useT()
  if (madeAt === null) return null
  return (
    <Section title={t('chat-exports.downloads')}>
      <ol className={styles.list}>
        {downloads.map(({ by, at }) => (
          <li key={`${at} ${by.id}`}>
            {by.name} · <FormattedTime at={at} />
          </li>
        ))}
        {downloads.length === 0 && <li>{t('chat-exports.noDownloads')}</li>}
      </ol>
    </Section>
  )
}
