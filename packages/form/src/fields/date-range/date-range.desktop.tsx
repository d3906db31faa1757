import { useT } from '@signet/i18n/react'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { glyphs } from '../../skins/glyphs.desktop.tsx'
import { RangeStandIn } from '../../skins/range-stand-in.desktop.tsx'
import { useSurroundings } from '../../skins/surroundings.ts'
import { calendarOf, shownDate } from '../date/calendar-of.desktop.tsx'
import { isTimed } from '../date/date.ts'
import { offeredPresets } from './date-presets.ts'
import type { dateRange } from './date-range.ts'

/** Two boxes and a calendar for both; the past ranges stand beside it. */
function DateRangeEdit(props: ControlProps<typeof dateRange>) {
  const { settings, value, onChange } = props
  return (
    <RangeStandIn
      {...props}
      ends={value.map((end) => shownDate(end, settings.precision))}
      sign={glyphs.calendar}
      onClear={() => onChange([])}
    >
      <Calendar {...props} />
    </RangeStandIn>
  )
}

function Calendar({ id, settings, value, onChange, onLeave, ...rest }: ControlProps<typeof dateRange>) {
  const { environment } = useSurroundings()
  const t = useT()
  const [from, to] = value
  const presets = offeredPresets(settings, environment.now()).map(({ name, ends }) => ({
    label: t(`date-range.preset.${name}`),
    value: [dayjs(ends[0]), dayjs(ends[1])] as [dayjs.Dayjs, dayjs.Dayjs],
  }))

  return (
    <DatePicker.RangePicker
      id={{ start: id, end: `${id}-to` }}
      {...calendarOf(settings)}
      value={from && to ? [dayjs(from), dayjs(to)] : null}
      presets={presets}
      allowClear={!rest.isRequired}
      placeholder={[t('form.from'), t('form.to')]}
      status={rest.isInvalid ? 'error' : ''}
      style={{ width: '100%' }}
      onChange={(ends) => onChange((ends ?? []).flatMap((end) => end?.format('YYYY-MM-DDTHH:mm:ss') ?? []))}
      onBlur={onLeave}
      aria-required={rest.isRequired || undefined}
      aria-invalid={rest.isInvalid || undefined}
      aria-describedby={rest.describedBy}
    />
  )
}

export const dateRangeDesktop: FieldView<typeof dateRange> = {
  Edit: DateRangeEdit,
  labels: 'group',
  columnWidth: ({ precision }) => (isTimed(precision) ? 360 : 260),
}
