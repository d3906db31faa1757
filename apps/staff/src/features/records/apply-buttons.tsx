import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'

type ApplyButtonsProps = Readonly<{
  reset: string
  isEmpty?: boolean
  onReset: () => void
  onApply: () => void
}>

/** The foot of a sheet whose choice takes effect when it is applied. */
export function ApplyButtons({ reset, isEmpty = false, onReset, onApply }: ApplyButtonsProps) {
  const t = useT()
  return (
    <>
      <Button onClick={onReset}>{reset}</Button>
      <Button tone="primary" disabled={isEmpty} onClick={onApply}>
        {t('records.filter.apply')}
      </Button>
    </>
  )
}
