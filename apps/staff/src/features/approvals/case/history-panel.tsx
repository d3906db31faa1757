import { useT } from '@signet/i18n/react'
import { Avatar, Button, Empty, PageState, Status, sharedStyles } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { Cpu, Download } from 'lucide-react'
import { useState } from 'react'
import { ChangeLog } from '../../../kit/changes/change-log.tsx'
import { useClient } from '../../../kit/context/app-context.ts'
import { When } from '../parts/case-marks.tsx'
import { type HistoryEntry, useChanges, useHistory } from '../queries.ts'
import styles from './history-panel.module.css'

/** What changed in the form, and behind it every event of the case. */
export function HistoryPanel({ caseId }: Readonly<{ caseId: string }>) {
  const t = useT()
  const [showsEvents, setShowsEvents] = useState(false)
  return (
    <>
      <ChangeLog query={useChanges(caseId)} label={t('approvals.tab.history')} />
      <details className={styles.events} onToggle={({ currentTarget }) => setShowsEvents(currentTarget.open)}>
        <summary>{t('approvals.history.events')}</summary>
        {showsEvents && <Events caseId={caseId} />}
      </details>
    </>
  )
}

/** Every event, newest first, and whether the audit log is intact. */
function Events({ caseId }: Readonly<{ caseId: string }>) {
  const t = useT()
  const query = useHistory(caseId)
  return (
    <PageState
      query={query}
      skeletonRows={2}
      isEmpty={({ list }) => list.length === 0}
      empty={<Empty title={t('approvals.history.empty')} />}
    >
      {({ list, isIntact }) => (
        <>
          <div className={styles.verdict}>
            <Status kind={isIntact ? 'passed' : 'failed'}>
              {t(isIntact ? 'approvals.history.intact' : 'approvals.history.broken')}
            </Status>
            <BundleButton caseId={caseId} />
          </div>
          <ol className={sharedStyles.stack3} reversed>
            {list.toReversed().map((entry) => (
              <HistoryLine key={entry.sequence} entry={entry} />
            ))}
          </ol>
        </>
      )}
    </PageState>
  )
}

/** Downloads the case as a zip, with the proofs that nothing in it was changed. */
function BundleButton({ caseId }: Readonly<{ caseId: string }>) {
  const t = useT()
  const { evidence } = useClient()
  const bundle = useMutation({
    mutationFn: () => evidence.bundleCase({ caseId }),
    onSuccess: ({ url }) => location.assign(url),
  })
  return (
    <Button
      size="small"
      icon={<Download aria-hidden="true" />}
      isBusy={bundle.isPending}
      onClick={() => bundle.mutate()}
    >
      {t('approvals.bundle')}
    </Button>
  )
}

function HistoryLine({ entry }: Readonly<{ entry: HistoryEntry }>) {
  const t = useT()
  const { by, text, at } = entry

  return (
    <li className={sharedStyles.row2}>
      {by ? (
        <Avatar id={by.id} name={by.name} src={by.headIcon} size={24} />
      ) : (
        <span className={styles.machine} aria-hidden="true">
          <Cpu />
        </span>
      )}
      <div className={sharedStyles.grow}>
        <p className={styles.head}>
          <span className={sharedStyles.grow}>{sentenceOf(t, entry)}</span>
          <When at={at} className={sharedStyles.sideNote} />
        </p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </li>
  )
}

/** The sentence for an event; a general one for a type that this client does not know. */
function sentenceOf(t: ReturnType<typeof useT>, { type, by, nodeName }: HistoryEntry): string {
  const params = { name: by?.name ?? t('approvals.history.system'), node: nodeName }
  const key = `flow.event.${type}`
  const sentence = t(key, params)
  return sentence === key ? t('flow.event.other', params) : sentence
}
