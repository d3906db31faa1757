import { BatchControl, type contract, type HandlerOutput } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { ErrorNote, Status } from '@signet/ui'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { SelectField, TextAreaField } from '../../kit/fields/labelled-inputs.tsx'
import styles from './case-filters.module.css'
import { useSteerMany } from './queries.ts'

type Results = HandlerOutput<typeof contract.approvals.steer>['results']
type SteerManyProps = Readonly<{
  /** Titles by case id. */
  chosen: ReadonlyMap<string, string>
  onDone: () => void
}>

/** One action on all chosen cases, followed by the result of each. */
export function SteerMany({ chosen, onDone }: SteerManyProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  if (chosen.size === 0 && !isOpen) return null
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('approvals.monitor.steerMany', { count: chosen.size })}
      </Button>
      {isOpen && (
        <SteerDialog
          chosen={chosen}
          onClose={() => {
            setOpen(false)
            onDone()
          }}
        />
      )}
    </>
  )
}

type SteerDialogProps = Pick<SteerManyProps, 'chosen'> & Readonly<{ onClose: () => void }>

function SteerDialog({ chosen, onClose }: SteerDialogProps) {
  const t = useT()
  const [results, setResults] = useState<Results>()
  return (
    <Modal
      open
      title={t('approvals.monitor.steerMany', { count: chosen.size })}
      footer={null}
      onCancel={onClose}
    >
      {results ? (
        <ul className={styles.results} aria-label={t('approvals.monitor.results')}>
          {results.map(({ caseId, ok, message }) => (
            <li key={caseId}>
              <span>{chosen.get(caseId) ?? caseId}</span>
              <Status kind={ok ? 'passed' : 'failed'}>{ok ? t('approvals.monitor.done') : message}</Status>
            </li>
          ))}
        </ul>
      ) : (
        <SteerForm caseIds={[...chosen.keys()]} onDone={setResults} />
      )}
    </Modal>
  )
}

type SteerFormProps = Readonly<{ caseIds: readonly string[]; onDone: (results: Results) => void }>

function SteerForm({ caseIds, onDone }: SteerFormProps) {
  const t = useT()
  const steer = useSteerMany()
  const [act, setAct] = useState<BatchControl>('suspend')
  const [opinion, setOpinion] = useState('')
  const input = { act, caseIds: [...caseIds], opinion: opinion.trim() }
  return (
    <form
      aria-label={t('approvals.monitor.act')}
      onSubmit={(event) => {
        event.preventDefault()
        steer.mutate(input, { onSuccess: ({ results }) => onDone(results) })
      }}
    >
      <SelectField<BatchControl>
        label={t('approvals.monitor.act')}
        value={act}
        options={BatchControl.options.map((value) => ({ value, label: t(`flow.command.${value}`) }))}
        onChange={setAct}
      />
      <TextAreaField
        label={t('approvals.monitor.why')}
        rows={3}
        maxLength={2000}
        value={opinion}
        onChange={setOpinion}
      />
      <ErrorNote error={steer.error} />
      <Button
        type="primary"
        htmlType="submit"
        danger={act === 'terminate'}
        loading={steer.isPending}
        disabled={opinion.trim() === ''}
      >
        {t(`flow.command.${act}`)}
      </Button>
    </form>
  )
}
