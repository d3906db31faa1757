import { useT } from '@signet/i18n/react'
import { Button, Cell, CellGroup, Sheet } from '@signet/ui'
import { useState } from 'react'

export type BarButton = Readonly<{
  key: string
  label: string
  tone?: 'primary' | 'danger'
  isBusy?: boolean
  isDisabled?: boolean
  onPress: () => void
}>

type ButtonBarProps = Readonly<{
  /** The most important one first; it is shown at the right, under the thumb. */
  deeds: readonly BarButton[]
  /** The number of buttons that fit side by side. */
  room: number
}>

/** Actions as buttons; those without room are in a sheet behind the last button. */
export function ButtonBar({ deeds, room }: ButtonBarProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const shown = deeds.length > room ? deeds.slice(0, room - 1) : deeds
  const rest = deeds.slice(shown.length)
  const perform = ({ onPress }: BarButton) => {
    setOpen(false)
    onPress()
  }

  return (
    <>
      {rest.length > 0 && (
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('records.more')}
        </Button>
      )}
      {shown.toReversed().map(({ key, label, tone, isBusy = false, isDisabled = false, onPress }) => (
        <Button key={key} {...(tone && { tone })} isBusy={isBusy} disabled={isDisabled} onClick={onPress}>
          {label}
        </Button>
      ))}
      {isOpen && (
        <Sheet title={t('records.more')} onClose={() => setOpen(false)}>
          <CellGroup label={t('records.more')}>
            {rest
              .filter(({ isDisabled }) => !isDisabled)
              .map((deed) => (
                <Cell key={deed.key} title={deed.label} onPress={() => perform(deed)} />
              ))}
          </CellGroup>
        </Sheet>
      )}
    </>
  )
}
