import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'

type ChoiceFootProps = Readonly<{ onClear?: (() => void) | undefined; onDone?: (() => void) | undefined }>

/** The foot of what something is chosen in. */
export function ChoiceFoot({ onClear, onDone }: ChoiceFootProps) {
  const t = useT()
  return (
    <>
      {onClear && <Button onClick={onClear}>{t('form.clear')}</Button>}
      {onDone && (
        <Button tone="primary" onClick={onDone}>
          {t('form.done')}
        </Button>
      )}
    </>
  )
}
