import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'

type ChoiceFootProps = Readonly<{ onClear?: (() => void) | undefined; onDone: () => void }>

/** The foot of a sheet in which something is chosen. */
export function ChoiceFoot({ onClear, onDone }: ChoiceFootProps) {
  const t = useT()
  return (
    <>
      {onClear && <Button onClick={onClear}>{t('form.clear')}</Button>}
      <Button tone="primary" onClick={onDone}>
        {t('form.done')}
      </Button>
    </>
  )
}
