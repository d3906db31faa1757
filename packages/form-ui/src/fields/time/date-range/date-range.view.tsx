import { dateRange, isTimed, plainDate, readableDate } from '@signet/form/kinds'
import { useLanguage } from '@signet/i18n/react'
import { CalendarRange } from 'lucide-react'
import { useState } from 'react'
import { labelsOfRange, RangeBox } from '../../../controls/range-box.tsx'
import { SheetButton } from '../../../controls/sheet-button.tsx'
import type { ControlProps, FieldView } from '../../../form/field-view.ts'
import { useSurroundings } from '../../../form/surroundings.ts'
import { useWords } from '../../../form/use-speaker.ts'

import { DateRangeSheet } from './date-range-sheet.view.tsx'

/** Both ends are typed where there is a keyboard, and chosen in a calendar or on wheels. */
function DateRangeEdit(props: ControlProps<typeof dateRange>) {
  const { pointer } = useSurroundings()
  return pointer === 'fine' ? <TypedRange {...props} /> : <ChosenRange {...props} />
}

function TypedRange(props: ControlProps<typeof dateRange>) {
  const { locale } = useLanguage()
  const { precision } = props.settings
  return (
    <RangeBox
      {...props}
      textOf={(end) => readableDate(end, precision, locale)}
      plainOf={(end) => plainDate(end, precision)}
      icon={<CalendarRange />}
      sheet={({ takesFocus, close }, choose) => (
        <DateRangeSheet {...props} takesFocus={takesFocus} onChange={choose} onClose={close} />
      )}
    />
  )
}

function ChosenRange(props: ControlProps<typeof dateRange>) {
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
      {isOpen && <DateRangeSheet {...props} takesFocus onClose={close} />}
    </>
  )
}

export const dateRangeView: FieldView<typeof dateRange> = {
  Edit: DateRangeEdit,
  labels: labelsOfRange,
  columnWidth: ({ precision }) => (isTimed(precision) ? 360 : 260),
}
