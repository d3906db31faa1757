import type { Release } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { ErrorNote, Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Input, Modal, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { Labelled } from '../fields/labelled.tsx'
import styles from './publish-sheet.module.css'
import { ReleaseSummary } from './release-summary.tsx'

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
  onPublish: (reason: string | undefined) => void
  /** Shows the parts of the design that a finding names; the sheet has been closed. */
  onParts?: (parts: readonly string[]) => void
  onClose: () => void
  /** Extra controls of this kind of design. */
  children?: (release: Preview) => ReactNode
}>

/** Previews the effects of publishing. Red findings ask for a reason; blocking ones allow none. */
export function PublishSheet<Preview extends Release>(props: PublishSheetProps<Preview>) {
  const { name, title, without, action, release, isPending, error, onPublish, onParts, onClose, children } =
    props
  const t = useT()
  const [reason, setReason] = useState('')
  const { data, error: fault, refetch } = useQuery({ ...release, gcTime: 0 })
  const has = (severity: Release['findings'][number]['severity']) =>
    data?.findings.some((finding) => finding.severity === severity) === true
  const isReady = data !== undefined && !has('blocks') && (!has('red') || reason.trim() !== '')
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
      okButtonProps={{ loading: isPending, disabled: !isReady }}
      onOk={() => onPublish(has('red') ? reason.trim() : undefined)}
      onCancel={onClose}
    >
      <div className={styles.sheet}>
        {fault && <Failure error={fault} onRetry={refetch} />}
        {!data && !fault && <Skeleton active paragraph={{ rows: 6 }} />}
        {data && <ReleaseSummary release={data} without={without} onParts={onParts && goToParts} />}
        {data && children?.(data)}
      </div>
      {has('red') && !has('blocks') && <Reason value={reason} onChange={setReason} />}
      <ErrorNote error={error} />
    </Modal>
  )
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
