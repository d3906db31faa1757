import { createFormNeeds, headersOf } from '@signet/client'
import {
  countImportable,
  countProcessed,
  createSheetImport,
  type ImportFormat,
  type ImportPreview,
  type SheetImport,
  type SheetImportState,
  saveSheet,
  stepOf,
} from '@signet/client/sheets'
import { useSignal } from '@signet/form-ui'
import { useT } from '@signet/i18n/react'
import { Card, Cell, CellGroup, ErrorNote, Skeleton } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { Check, Download } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useApp } from '../../../kit/context/app-context.ts'
import { clientOrigin } from '../../../kit/context/client-origin.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { ImportFoot } from './import-foot.tsx'
import { importHref } from './import-href.ts'
import { CheckStep, EndedStep } from './import-steps.tsx'
import styles from './sheets.module.css'

/** Imports a sheet in three steps: choose, check, import. Leaving the page does not stop it. */
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

/** Keeps the import in the address, so that a reload returns to it, also after its end. */
function useAddressOf(modelId: string, importId: string | undefined) {
  const { history } = useRouter()
  useEffect(() => {
    if (importId !== undefined) history.replace(importHref(modelId, importId))
  }, [history, modelId, importId])
}

const steps = ['choose', 'check', 'take'] as const

const placeOf = { reading: 0, checking: 1, taking: 2, done: 3, failed: 0 } as const

/** The three steps, with the current one marked. */
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

/** Shown while the server reads or imports; leaving does not stop it. */
function WaitingStep({ preview }: Readonly<{ preview: ImportPreview }>) {
  const t = useT()
  const isTaking = stepOf(preview) === 'taking'
  const count = countImportable(preview)
  const done = countProcessed(preview)
  return (
    <Card title={preview.fileName}>
      <p role="status" className={styles.hint}>
        {isTaking
          ? t('sheets.taking', { done, count })
          : t('sheets.reading', { name: preview.fileName, count: preview.read })}
      </p>
      <progress
        className={styles.progress}
        aria-label={t('sheets.step.take')}
        {...(isTaking && { value: done, max: Math.max(1, count) })}
      />
      {isTaking && <p className={styles.hint}>{t('sheets.taking.leave')}</p>}
    </Card>
  )
}

const formats: readonly ImportFormat[] = ['xlsx', 'csv']

/** Offers a template and a file chooser. */
function ChooseStep({ own, state }: Readonly<{ own: SheetImport; state: SheetImportState }>) {
  const t = useT()
  const template = useMutation({ mutationFn: own.template, onSuccess: saveSheet })
  return (
    <>
      <Card>
        <p className={styles.hint}>{t('sheets.choose.hint')}</p>
        <p className={styles.hint} role="status">
          {state.step === 'sending'
            ? t('sheets.sending', { name: state.fileName })
            : t('sheets.choose.formats')}
        </p>
      </Card>
      <CellGroup label={t('sheets.templates')}>
        {formats.map((format) => (
          <Cell
            key={format}
            icon={<Download />}
            title={t('sheets.template', { format })}
            onPress={() => template.mutate(format)}
          />
        ))}
      </CellGroup>
    </>
  )
}

/** The import of a model while the page is open. `known`: an import named in the address. */
export function useSheetImport(modelId: string, known: string | undefined): SheetImport {
  const { client, session, looks, queries, faults } = useApp()
  const own = useMemo(() => {
    const { files } = createFormNeeds({
      client,
      headers: () =>
        headersOf({
          origin: clientOrigin(),
          token: session.token(),
          locale: looks.appearance.peek().look.locale,
          systemCode: session.systemCode(),
        }),
      say: (key, params) => looks.appearance.peek().language.t(key, params),
      note: faults.note,
      leaveFor: (url) => location.assign(url),
      onLinked: () => undefined,
    })
    const onTaken = () => void queries.invalidateQueries({ queryKey: ['records'] })
    return createSheetImport({ client, modelId, upload: files.upload, onTaken })
  }, [client, session, looks, queries, faults, modelId])

  // The address follows the import; a change of it must not start the import again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the address named at first counts
  useEffect(() => {
    void own.open(known)
    return own.close
  }, [own])
  return own
}
