import type { Release } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Refusal } from '@signet/std'
import { Empty, ErrorNote, Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Input, Modal, Skeleton } from 'antd'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Labelled } from '../fields/labelled.tsx'
import styles from './publish-sheet.module.css'
import { ReleaseSummary } from './release-summary.tsx'

export type Publication = Readonly<{ reason: string | undefined; expects: string }>

export type PublishSheetProps<Preview extends Release> = Readonly<{
  /** The name of the design. */
  name: string
  /** “Publish …” by default. */
  title?: string
  /** What says nothing about this kind of design. */
  without?: 'touched'
  /** The label of the button; “Publish” by default. */
  action?: string
  release: Readonly<{
    queryKey: readonly unknown[]
    queryFn: (context: Readonly<{ signal: AbortSignal }>) => Promise<Preview>
  }>
  isPending: boolean
  error: Error | null
  /** `expects` names what the preview showed. */
  onPublish: (publication: Publication) => void
  /** Leads to what helps when no preview is possible. */
  help?: (fault: Error) => ReactNode
  /** Shows the parts of the design that a finding names; the sheet has been closed. */
  onParts?: (parts: readonly string[]) => void
  onClose: () => void
  /** Extra controls of this kind of design. */
  children?: (release: Preview) => ReactNode
}>

/** Previews the effects of publishing. Red findings ask for a reason; blocking ones allow none. */
export function PublishSheet<Preview extends Release>(props: PublishSheetProps<Preview>) {
  const {
    name,
    title,
    without,
    action,
    release,
    isPending,
    error,
    onPublish,
    help,
    onParts,
    onClose,
    children,
  } = props
  const t = useT()
  const missingId = useId()
  const [reason, setReason] = useState('')
  const { data, error: fault, refetch } = useQuery({ ...release, gcTime: 0 })
  useEffect(() => {
    // Somebody has changed the design since: what is shown next is what would be published now.
    if (error instanceof Refusal && error.code === 'design.changedSincePreview') void refetch()
  }, [error, refetch])
  const verdict = data && verdictOf(data)
  const missing = missingFor(verdict, reason)
  const goToParts = (parts: readonly string[]) => {
    onClose()
    onParts?.(parts)
  }

  return (
    <Modal
      open
      width="min(720px, 96vw)"
      title={title ?? t('publish-sheet.title', { name })}
      okText={action ?? t('studio.publish.action')}
      okButtonProps={{
        loading: isPending,
        disabled: !data || missing !== undefined,
        'aria-describedby': missingId,
      }}
      footer={(_, { CancelBtn, OkBtn }) => (
        <div className={styles.foot}>
          <p id={missingId}>{missing && t(missing)}</p>
          <CancelBtn />
          <OkBtn />
        </div>
      )}
      onOk={() =>
        data && onPublish({ reason: verdict === 'red' ? reason.trim() : undefined, expects: data.revision })
      }
      onCancel={onClose}
    >
      <div className={styles.sheet}>
        {fault && <Fault error={fault} onRetry={refetch} help={help} />}
        {!data && !fault && <Skeleton active paragraph={{ rows: 6 }} />}
        {data && <ReleaseSummary release={data} without={without} onParts={onParts && goToParts} />}
        {data && children?.(data)}
      </div>
      {verdict === 'red' && <Reason value={reason} onChange={setReason} />}
      <ErrorNote error={error} />
    </Modal>
  )
}

type Verdict = 'sound' | 'red' | 'blocks'

function verdictOf({ findings }: Release): Verdict {
  const severities = new Set(findings.map(({ severity }) => severity))
  if (severities.has('blocks')) return 'blocks'
  return severities.has('red') ? 'red' : 'sound'
}

/** Why it cannot be published yet. */
function missingFor(verdict: Verdict | undefined, reason: string): string | undefined {
  if (verdict === 'blocks') return 'publish-sheet.missing.blocked'
  return verdict === 'red' && reason.trim() === '' ? 'publish-sheet.missing.reason' : undefined
}

type FaultProps = Readonly<{ error: Error; onRetry: () => unknown }> &
  Readonly<{ help: ((fault: Error) => ReactNode) | undefined }>

/** Why there is no preview, and what helps. */
function Fault({ error, onRetry, help }: FaultProps) {
  const way = help?.(error)
  if (way) return <Empty title={error.message} action={way} />
  return <Failure error={error} onRetry={onRetry} />
}

type ReasonProps = Readonly<{ value: string; onChange: (reason: string) => void }>

const longestReason = 500

function Reason({ value, onChange }: ReasonProps) {
  const t = useT()
  return (
    <Labelled label={t('publish-sheet.reason')} hint={t('publish-sheet.reasonHint')}>
      {(id, hintId) => (
        <Input.TextArea
          id={id}
          aria-describedby={hintId}
          required
          rows={2}
          maxLength={longestReason}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Labelled>
  )
}
