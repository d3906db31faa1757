import { type SheetImport, type SheetImportState, stepOf } from '@signet/client/sheets'
import { useSignal } from '@signet/form/react'
import { useT } from '@signet/i18n/react'
import { ErrorNote, Skeleton } from '@signet/ui'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { StackPage } from '../../../lib/stack-page.tsx'
import { CheckStep } from './check-step.tsx'
import { ChooseStep } from './choose-step.tsx'
import { EndedStep } from './ended-step.tsx'
import { ImportFoot } from './import-foot.tsx'
import { importHref } from './import-href.ts'
import styles from './sheets.module.css'
import { StepsLine } from './steps-line.tsx'
import { useSheetImport } from './use-sheet-import.ts'
import { WaitingStep } from './waiting-step.tsx'

/** A sheet on its way into the model: chosen, checked, taken over. Leaving the page stops nothing. */
export function ImportPage() {
  const t = useT()
  const { modelId, id } = useSearch({ from: '/member/pages/apply/dynamicModel/import' })
  const own = useSheetImport(modelId, id)
  const state = useSignal(own.state)
  useAddressOf(modelId, state.importId)

  return (
    <StackPage title={t('sheets.title')} footer={<ImportFoot modelId={modelId} own={own} state={state} />}>
      <div className={styles.import}>
        <StepsLine state={state} />
        <ErrorNote error={state.problem} />
        <Step own={own} state={state} />
      </div>
    </StackPage>
  )
}

type StepProps = Readonly<{ own: SheetImport; state: SheetImportState }>

function Step({ own, state }: StepProps) {
  const { step, preview } = state
  if (step === 'looking') return <Skeleton />
  if (step !== 'importing' || !preview) return <ChooseStep own={own} state={state} />
  switch (stepOf(preview)) {
    case 'checking':
      return <CheckStep own={own} state={state} preview={preview} />
    case 'reading':
    case 'taking':
      return <WaitingStep preview={preview} />
    case 'done':
    case 'failed':
      return <EndedStep own={own} preview={preview} />
  }
}

/** Whoever loads the page again comes to the same import, also after its end. */
function useAddressOf(modelId: string, importId: string | undefined) {
  const { history } = useRouter()
  useEffect(() => {
    if (importId !== undefined) history.replace(importHref(modelId, importId))
  }, [history, modelId, importId])
}
