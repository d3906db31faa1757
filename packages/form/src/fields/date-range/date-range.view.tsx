import { useLanguage, useT } from '@signet/i18n/react'
import { useState } from 'react'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { RangeSheet } from '../../skins/range-sheet.tsx'
import { SheetButton } from '../../skins/sheet-button.tsx'
import { useSurroundings } from '../../skins/surroundings.ts'
import { useWords } from '../../skins/use-speaker.ts'
import { canonicalDate, readableDate } from '../date/date-text.ts'
import { DateWheels } from '../date/date-wheels.view.tsx'
import { offeredPresets } from './date-presets.ts'
import { dateRange } from './date-range.ts'

function DateRangeEdit(props: ControlProps<typeof dateRange>) {
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
        {dateRange.text(value, settings, { locale })}
      </SheetButton>
      {isOpen && <DateRangeSheet {...props} onClose={close} />}
    </>
  )
}

type DateRangeSheetProps = ControlProps<typeof dateRange> & Readonly<{ onClose: () => void }>

function DateRangeSheet({ label, settings, value, isRequired, onChange, onClose }: DateRangeSheetProps) {
  const { environment } = useSurroundings()
  const { locale } = useLanguage()
  const t = useT()
  const [now] = useState(() => environment.now())
  const { precision } = settings
  const today = canonicalDate(now, precision) ?? ''
  const [from = today, to = today] = value

  return (
    <RangeSheet
      label={label}
      start={[from, to]}
      textOf={(end) => readableDate(end, precision, locale)}
      wheels={(end, onTurn) => (
        <DateWheels
          settings={settings}
          now={now}
          date={end}
          onTurn={(next) => onTurn(canonicalDate(next, precision) ?? end)}
        />
      )}
      presets={offeredPresets(settings, now).map(({ name, ends }) => ({
        name: t(`date-range.preset.${name}`),
        ends,
      }))}
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

export const dateRangeView: FieldView<typeof dateRange> = { Edit: DateRangeEdit }
