import { useT } from '@signet/i18n/react'
import { TimePicker } from 'antd'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { glyphs } from '../../skins/glyphs.desktop.tsx'
import { RangeStandIn } from '../../skins/range-stand-in.desktop.tsx'
import { momentOf, offeredHours } from '../time/offered-hours.desktop.tsx'
import type { timeRange } from './time-range.ts'

/** Two boxes, typed or picked from columns. */
function TimeRangeEdit(props: ControlProps<typeof timeRange>) {
  const { value, onChange } = props
  return (
    <RangeStandIn {...props} ends={value} sign={glyphs.clock} onClear={() => onChange([])}>
      <Clock {...props} />
    </RangeStandIn>
  )
}

function Clock({ id, settings, value, onChange, onLeave, ...rest }: ControlProps<typeof timeRange>) {
  const t = useT()
  const [from, to] = value
  return (
    <TimePicker.RangePicker
      id={{ start: id, end: `${id}-to` }}
      {...offeredHours(settings)}
      value={from && to ? [momentOf(from), momentOf(to)] : null}
      allowClear={!rest.isRequired}
      placeholder={[t('form.from'), t('form.to')]}
      status={rest.isInvalid ? 'error' : ''}
      style={{ width: '100%' }}
      onChange={(ends) => onChange((ends ?? []).flatMap((end) => end?.format('HH:mm:ss') ?? []))}
      onBlur={onLeave}
      aria-required={rest.isRequired || undefined}
      aria-invalid={rest.isInvalid || undefined}
      aria-describedby={rest.describedBy}
    />
  )
}

export const timeRangeDesktop: FieldView<typeof timeRange> = {
  Edit: TimeRangeEdit,
  labels: 'group',
  columnWidth: () => 200,
}
