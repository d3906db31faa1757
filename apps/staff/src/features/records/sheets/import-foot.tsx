import { modelLink } from '@signet/client'
import { countImportable, type SheetImport, type SheetImportState, stepOf } from '@signet/client/sheets'
import { useT } from '@signet/i18n/react'
import { Button, useFeedback } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { FileSpreadsheet } from 'lucide-react'
import { useRef } from 'react'

type ImportFootProps = Readonly<{ modelId: string; own: SheetImport; state: SheetImportState }>

/** The next step, within reach of the thumb. */
export function ImportFoot({ modelId, own, state }: ImportFootProps) {
  const { step, preview, isBusy } = state
  if (step === 'looking') return null
  if (step !== 'importing' || !preview) return <ChooseButton own={own} isBusy={isBusy} />
  switch (stepOf(preview)) {
    case 'checking':
      return <TakeButtons own={own} count={countImportable(preview)} isBusy={isBusy} />
    case 'reading':
    case 'taking':
      return <GiveUpButton own={own} />
    case 'done':
    case 'failed':
      return <AfterwardsButtons modelId={modelId} own={own} />
  }
}

type ImportProps = Readonly<{ own: SheetImport }>

function ChooseButton({ own, isBusy }: ImportProps & Readonly<{ isBusy: boolean }>) {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        tone="primary"
        isWide
        isBusy={isBusy}
        icon={<FileSpreadsheet aria-hidden="true" />}
        onClick={() => field.current?.click()}
      >
        {t('sheets.choose.file')}
      </Button>
      <input
        ref={field}
        hidden
        type="file"
        accept=".xlsx,.csv"
        aria-label={t('sheets.choose.file')}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) void own.begin(file)
          target.value = ''
        }}
      />
    </>
  )
}

function TakeButtons({ own, count, isBusy }: ImportProps & Readonly<{ count: number; isBusy: boolean }>) {
  const t = useT()
  return (
    <>
      <Button isWide onClick={() => void own.giveUp()}>
        {t('sheets.other')}
      </Button>
      <Button tone="primary" isWide disabled={count === 0} isBusy={isBusy} onClick={() => void own.commit()}>
        {t('sheets.take', { count })}
      </Button>
    </>
  )
}

function GiveUpButton({ own }: ImportProps) {
  const t = useT()
  const feedback = useFeedback()
  const ask = async () => {
    const isMeant = await feedback.ask({
      title: t('sheets.giveUp.ask'),
      confirm: t('sheets.giveUp'),
      tone: 'danger',
    })
    if (isMeant) void own.giveUp()
  }
  return (
    <Button isWide onClick={() => void ask()}>
      {t('sheets.giveUp')}
    </Button>
  )
}

function AfterwardsButtons({ own, modelId }: ImportProps & Readonly<{ modelId: string }>) {
  const t = useT()
  const { history } = useRouter()
  return (
    <>
      <Button isWide onClick={own.startAgain}>
        {t('sheets.again')}
      </Button>
      <Button tone="primary" isWide onClick={() => history.replace(modelLink(modelId))}>
        {t('sheets.toList')}
      </Button>
    </>
  )
}
