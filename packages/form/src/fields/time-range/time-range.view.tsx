import { useLanguage } from '@signet/i18n/react'
import { useState } from 'react'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { RangeSheet } from '../../skins/range-sheet.tsx'
import { SheetButton } from '../../skins/sheet-button.tsx'
import { useSurroundings } from '../../skins/surroundings.ts'
import { useWords } from '../../skins/use-speaker.ts'
import { heldInHours } from '../time/time-parts.ts'
import { canonicalTime } from '../time/time-text.ts'
import { TimeWheels } from '../time/time-wheels.view.tsx'
import { timeRange } from './time-range.ts'

function TimeRangeEdit(props: ControlProps<typeof timeRange>) {
  const { settings, value, onLeave } = props
  const [isOpen, setOpen] = useState(false)
  const { locale } = useLanguage()
  const words = useWords()
  const close = () => {
    setOpen(false)
    onLeave()
  }

  return (
    <>
      <SheetButton
        {...props}
        isOpen={isOpen}
        placeholder={words(settings.placeholder)}
        onPress={() => setOpen(true)}
      >
        {timeRange.text(value, settings, { locale })}
      </SheetButton>
      {isOpen && <TimeRangeSheet {...props} onClose={close} />}
    </>
  )
}

type TimeRangeSheetProps = ControlProps<typeof timeRange> & Readonly<{ onClose: () => void }>

function TimeRangeSheet({ label, settings, value, isRequired, onChange, onClose }: TimeRangeSheetProps) {
  const { environment } = useSurroundings()
  const cut = (time: string) => canonicalTime(time, settings.precision) ?? time
  const [now] = useState(() => cut(heldInHours(environment.now().slice(11, 16), settings)))
  const [from = now, to = now] = value

  return (
    <RangeSheet
      label={label}
      start={[from, to]}
      textOf={(end) => end}
      wheels={(end, onTurn) => (
        <TimeWheels settings={settings} time={end} onTurn={(next) => onTurn(cut(next))} />
      )}
      onClear={
        isRequired || value.length === 0
          ? undefined
          : () => {
              onChange([])
              onClose()
            }
      }
      onDone={onChange}
      onClose={onClose}
    />
  )
}

export const timeRangeView: FieldView<typeof timeRange> = { Edit: TimeRangeEdit }
