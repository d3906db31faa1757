import { type SheetImport, type SheetImportState, stepOf } from '@signet/client/sheets'
import { useSignal } from '@signet/form/react'
import { useT } from '@signet/i18n/react'
import { ErrorNote } from '@signet/ui'
import { Skeleton } from 'antd'
import { SideDrawer } from '../../../../shell/side-drawer.tsx'
import { CheckStep } from './check-step.tsx'
import { ChooseStep } from './choose-step.tsx'
import { EndedStep } from './ended-step.tsx'
import styles from './importing.module.css'
import { StepsLine } from './steps-line.tsx'
import { useSheetImport } from './use-sheet-import.ts'
import { WaitingStep } from './waiting-step.tsx'

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
