import { canonicalDate, type DatePrecision, type date, isTimed, plainDate } from '@signet/form/kinds'
import { useLanguage, useT } from '@signet/i18n/react'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { ChoiceFoot, ChoiceSurface } from '../../../choices/choice-surface.tsx'
import type { ControlProps, FieldView } from '../../../form/field-view.ts'
import { useFormContext } from '../../../form/surroundings.ts'
import { useWords } from '../../../form/use-speaker.ts'
import { TypedBox } from '../../../typing/typed-box.tsx'
import { useDateText } from '../../../typing/use-typed-text.ts'
import { DateCalendar } from './date-calendar.view.tsx'
import { DateWheels } from './date-wheels.view.tsx'

/** Typed (`2026/1/5`) or chosen. */
function DateEdit(props: ControlProps<typeof date>) {
  const { settings, onChange } = props
  const { forget, ...text } = useDateText(props)
  const t = useT()
  const words = useWords()
  const today = useToday(settings.precision)
  const choose = (next: string | null) => {
    forget()
    onChange(next)
  }

  return (
    <TypedBox
      {...props}
      text={text}
      placeholder={words(settings.placeholder) || t('date.example', { date: today })}
      icon={<CalendarDays />}
      byThumb="wheel"
      sheet={({ takesFocus, close }) => (
        <DateSheet {...props} takesFocus={takesFocus} onChange={choose} onClose={close} />
      )}
    />
  )
}

/** Today as it may be typed, an example that is never past. */
function useToday(precision: DatePrecision): string {
  const { environment } = useFormContext()
  const { locale } = useLanguage()
  return plainDate(canonicalDate(environment.now(), precision) ?? '', precision, locale)
}

export const dateView: FieldView<typeof date> = { Edit: DateEdit }

type DateSheetProps = ControlProps<typeof date> & Readonly<{ takesFocus: boolean; onClose: () => void }>

/** Wheels with a confirmation for touch; for a mouse a calendar, where a press chooses. */
function DateSheet(props: DateSheetProps) {
  const { pointer, environment } = useFormContext()
  const [now] = useState(() => environment.now())
  return pointer === 'coarse' ? <WheelSheet {...props} now={now} /> : <CalendarPopover {...props} now={now} />
}

type ChooserProps = DateSheetProps & Readonly<{ now: string }>

/** Starts at the value or now. */
function WheelSheet({ now, id, label, settings, value, isRequired, onChange, onClose }: ChooserProps) {
  const [turned, setTurned] = useState(value ?? now)
  const finish = (next: string | null) => {
    onChange(next)
    onClose()
  }
  const clear = isRequired || value === null ? undefined : () => finish(null)

  return (
    <ChoiceSurface
      id={id}
      title={label}
      onClose={onClose}
      footer={<ChoiceFoot onClear={clear} onDone={() => finish(turned)} />}
    >
      <DateWheels settings={settings} now={now} date={turned} onTurn={setTurned} />
    </ChoiceSurface>
  )
}

function CalendarPopover({ now, id, label, settings, value, takesFocus, ...rest }: ChooserProps) {
  const { isRequired, onChange, onClose } = rest
  const timed = isTimed(settings.precision)
  const choose = (next: string | null) => {
    onChange(next)
    if (!timed || next === null) onClose()
  }
  const clear = isRequired || value === null ? undefined : () => choose(null)

  return (
    <ChoiceSurface
      id={id}
      title={label}
      takesFocus={takesFocus}
      onClose={onClose}
      footer={
        timed || clear ? <ChoiceFoot onClear={clear} onDone={timed ? onClose : undefined} /> : undefined
      }
    >
      <DateCalendar
        label={label}
        settings={settings}
        now={now}
        date={value ?? undefined}
        takesFocus={takesFocus}
        onTurn={choose}
      />
    </ChoiceSurface>
  )
}
