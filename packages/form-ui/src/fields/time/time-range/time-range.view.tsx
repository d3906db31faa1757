import { canonicalTime, nearestInHours, timeRange } from '@signet/form/kinds'
import { useLanguage } from '@signet/i18n/react'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { labelsOfRange } from '../../../controls/range-box.tsx'
import { RangeEdit } from '../../../controls/range-edit.tsx'
import { RangeSheet } from '../../../controls/range-sheet.tsx'
import type { ControlProps, FieldView } from '../../../form/field-view.ts'
import { useFormContext } from '../../../form/surroundings.ts'
import { TimeWheels } from '../time/time-wheels.view.tsx'

/** Both ends are typed with a keyboard or set on wheels. */
function TimeRangeEdit(props: ControlProps<typeof timeRange>) {
  const { settings, value } = props
  const { locale } = useLanguage()
  return (
    <RangeEdit
      {...props}
      placeholder={settings.placeholder}
      text={timeRange.text(value, settings, { locale })}
      textOf={(end) => end}
      plainOf={(end) => end}
      readEnd={(text) => text}
      icon={<Clock />}
      sheet={(opened) => <TimeRangeSheet {...props} {...opened} />}
    />
  )
}

type TimeRangeSheetProps = ControlProps<typeof timeRange> &
  Readonly<{ takesFocus: boolean; onClose: () => void }>

function TimeRangeSheet({ settings, value, isRequired, onChange, onClose, ...rest }: TimeRangeSheetProps) {
  const { environment } = useFormContext()
  const cut = (time: string) => canonicalTime(time, settings.precision) ?? time
  const [now] = useState(() => cut(nearestInHours(environment.now().slice(11, 16), settings)))
  const [from = now, to = now] = value

  return (
    <RangeSheet
      id={rest.id}
      label={rest.label}
      takesFocus={rest.takesFocus}
      start={[from, to]}
      textOf={(end) => end}
      turner={(end, onTurn) => (
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

export const timeRangeView: FieldView<typeof timeRange> = {
  Edit: TimeRangeEdit,
  labels: labelsOfRange,
  columnWidth: () => 200,
}
