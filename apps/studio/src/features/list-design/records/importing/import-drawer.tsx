import { createFormNeeds } from '@signet/client'
import {
  createSheetImport,
  goodOf,
  type ImportPreview,
  type SheetImport,
  type SheetImportState,
  stepOf,
  takenOf,
} from '@signet/client/sheets'
import { useSignal } from '@signet/form/react'
import { useT } from '@signet/i18n/react'
import { ErrorNote } from '@signet/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Popconfirm, Progress, Skeleton } from 'antd'
import { Check } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useDesk } from '../../../../shell/desk.ts'
import { SideDrawer } from '../../../../shell/side-drawer.tsx'
import { CheckStep } from './check-step.tsx'
import { ChooseStep } from './choose-step.tsx'
import { EndedStep } from './ended-step.tsx'
import styles from './importing.module.css'

type ImportDrawerProps = Readonly<{ modelId: string; onClose: () => void }>

/** A sheet on its way into the model: chosen, checked, taken over. Closing it stops nothing. */
export function ImportDrawer({ modelId, onClose }: ImportDrawerProps) {
  const t = useT()
  const own = useSheetImport(modelId)
  const state = useSignal(own.state)
  return (
    <SideDrawer width={720} title={t('sheets.title')} onClose={onClose}>
      <div className={styles.import}>
        <StepsLine state={state} />
        <ErrorNote error={state.problem} />
        <Step own={own} state={state} onClose={onClose} />
      </div>
    </SideDrawer>
  )
}

type StepProps = Readonly<{ own: SheetImport; state: SheetImportState; onClose: () => void }>

function Step({ own, state, onClose }: StepProps) {
  const { step, preview } = state
  if (step === 'looking') return <Skeleton active title={false} paragraph={{ rows: 6 }} />
  if (step !== 'importing' || !preview) return <ChooseStep own={own} state={state} />
  switch (stepOf(preview)) {
    case 'checking':
      return <CheckStep own={own} state={state} preview={preview} />
    case 'reading':
    case 'taking':
      return <WaitingStep own={own} preview={preview} />
    case 'done':
    case 'failed':
      return <EndedStep own={own} preview={preview} onClose={onClose} />
  }
}

const steps = ['choose', 'check', 'take'] as const

const placeOf = { reading: 0, checking: 1, taking: 2, done: 3, failed: 0 } as const

/** Which of the three steps is at hand. */
function StepsLine({ state: { preview } }: Readonly<{ state: SheetImportState }>) {
  const t = useT()
  const place = preview ? placeOf[stepOf(preview)] : 0
  return (
    <ol className={styles.steps} aria-label={t('sheets.steps')}>
      {steps.map((step, at) => (
        <li key={step} aria-current={at === place ? 'step' : undefined} data-done={at < place || undefined}>
          <span className={styles.place} aria-hidden="true">
            {at < place ? <Check size={14} /> : at + 1}
          </span>
          {t(`sheets.step.${step}`)}
        </li>
      ))}
    </ol>
  )
}

/** An import into a model, from when it is looked at until it is not any more. */
function useSheetImport(modelId: string): SheetImport {
  const { client, headers, wording } = useDesk()
  const queries = useQueryClient()
  const own = useMemo(() => {
    const { files } = createFormNeeds({
      client,
      headers,
      say: wording.say,
      leaveFor: (url) => location.assign(url),
      onLinked: () => undefined,
    })
    const onTaken = () => void queries.invalidateQueries({ queryKey: ['records'] })
    return createSheetImport({ client, modelId, upload: files.upload, onTaken })
  }, [client, headers, wording, queries, modelId])

  useEffect(() => {
    void own.open()
    return own.close
  }, [own])
  return own
}

type WaitingStepProps = Readonly<{ own: SheetImport; preview: ImportPreview }>

/** The server reads or takes over; whoever leaves does not stop it. */
function WaitingStep({ own, preview }: WaitingStepProps) {
  const t = useT()
  const isTaking = stepOf(preview) === 'taking'
  const count = goodOf(preview)
  const done = takenOf(preview)
  return (
    <>
      <p role="status">
        {isTaking
          ? t('sheets.taking', { done, count })
          : t('sheets.reading', { name: preview.fileName, count: preview.read })}
      </p>
      {isTaking && (
        <Progress
          percent={Math.round((100 * done) / Math.max(1, count))}
          aria-label={t('sheets.step.take')}
        />
      )}
      {isTaking && <p className={styles.hint}>{t('sheets.taking.leave')}</p>}
      <footer className={styles.foot}>
        <Popconfirm
          title={t('sheets.giveUp.ask')}
          okText={t('sheets.giveUp')}
          onConfirm={() => void own.giveUp()}
        >
          <Button danger>{t('sheets.giveUp')}</Button>
        </Popconfirm>
      </footer>
    </>
  )
}
