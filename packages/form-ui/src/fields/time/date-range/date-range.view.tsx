import {
  canonicalDate,
  dateRange,
  isTimed,
  offeredPresets,
  plainDate,
  type RangeValue,
  readableDate,
  readTypedDate,
} from '@signet/form/kinds'
import { useLanguage, useT } from '@signet/i18n/react'
import { CalendarRange } from 'lucide-react'
import { useState } from 'react'
import { DayRange } from '../../../calendar/calendar.tsx'
import { ChoiceFoot, ChoiceSurface } from '../../../choices/choice-surface.tsx'
import { labelsOfRange } from '../../../controls/range-box.tsx'
import { RangeEdit } from '../../../controls/range-edit.tsx'
import { Presets, RangeSheet } from '../../../controls/range-sheet.tsx'
import type { ControlProps, FieldView } from '../../../form/field-view.ts'
import { useFormContext } from '../../../form/surroundings.ts'
import { DateCalendar } from '../date/date-calendar.view.tsx'
import { DateWheels } from '../date/date-wheels.view.tsx'

/** Both ends are typed with a keyboard, or chosen in a calendar or on wheels. */
function DateRangeEdit(props: ControlProps<typeof dateRange>) {
  const { settings, value } = props
  const { precision } = settings
  const { locale } = useLanguage()
  const { environment } = useFormContext()
  return (
    <RangeEdit
      {...props}
      placeholder={settings.placeholder}
      text={dateRange.text(value, settings, { locale })}
      textOf={(end) => readableDate(end, precision, locale)}
      plainOf={(end) => plainDate(end, precision, locale)}
      readEnd={(text) => readTypedDate(text, environment.now())}
      icon={<CalendarRange />}
      sheet={(opened) => <DateRangeSheet {...props} {...opened} />}
    />
  )
}

export const dateRangeView: FieldView<typeof dateRange> = {
  Edit: DateRangeEdit,
  labels: labelsOfRange,
  columnWidth: ({ precision }) => (isTimed(precision) ? 360 : 260),
}

type DateRangeSheetProps = ControlProps<typeof dateRange> &
  Readonly<{ takesFocus: boolean; onClose: () => void }>

/** Both ends of a range: in one calendar for days, otherwise one after the other. */
function DateRangeSheet(props: DateRangeSheetProps) {
  const { settings, isRequired, value, onChange, onClose } = props
  const { environment, pointer } = useFormContext()
  const t = useT()
  const [now] = useState(() => environment.now())
  const presets = offeredPresets(settings, now).map(({ name, ends }) => ({
    name: t(`date-range.preset.${name}`),
    ends,
  }))
  const finish = (ends: RangeValue) => {
    onChange(ends)
    onClose()
  }
  const onClear = isRequired || value.length === 0 ? undefined : () => finish([])
  const Chooser = pointer === 'fine' && settings.precision === 'day' ? OneCalendar : EndByEnd
  return <Chooser {...props} {...{ now, presets, onClear, finish }} />
}

type ChooserProps = DateRangeSheetProps &
  Readonly<{
    now: string
    presets: Parameters<typeof Presets>[0]['presets']
    onClear: (() => void) | undefined
    finish: (ends: RangeValue) => void
  }>

function OneCalendar({ id, label, settings, value, now, presets, ...rest }: ChooserProps) {
  const { takesFocus, onClear, finish, onClose } = rest
  const [from, to] = value
  return (
    <ChoiceSurface
      id={id}
      title={label}
      takesFocus={takesFocus}
      onClose={onClose}
      footer={onClear && <ChoiceFoot onClear={onClear} />}
    >
      <Presets presets={presets} onChoose={finish} />
      <DayRange
        label={label}
        today={now.slice(0, 10)}
        earliest={settings.earliest}
        latest={settings.latest}
        takesFocus={takesFocus}
        ends={from && to ? [from, to] : undefined}
        onChoose={finish}
      />
    </ChoiceSurface>
  )
}

function EndByEnd({ id, label, settings, value, now, presets, ...rest }: ChooserProps) {
  const { pointer } = useFormContext()
  const { locale } = useLanguage()
  const { precision } = settings
  const today = canonicalDate(now, precision) ?? ''
  const [from = today, to = today] = value

  return (
    <RangeSheet
      id={id}
      label={label}
      takesFocus={rest.takesFocus}
      start={[from, to]}
      textOf={(end) => readableDate(end, precision, locale)}
      turner={(end, onTurn) => {
        const turner = {
          settings,
          now,
          date: end,
          onTurn: (next: string) => onTurn(canonicalDate(next, precision) ?? end),
        }
        return pointer === 'fine' ? (
          <DateCalendar {...turner} label={label} takesFocus={false} />
        ) : (
          <DateWheels {...turner} />
        )
      }}
      presets={presets}
      onClear={rest.onClear}
      onDone={rest.onChange}
      onClose={rest.onClose}
    />
  )
}
