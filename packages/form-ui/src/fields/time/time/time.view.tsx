import { nearestInHours, type time } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { ChoiceFoot, ChoiceSurface } from '../../../choices/choice-surface.tsx'
import type { ControlProps, FieldView } from '../../../form/field-view.ts'
import { useFormContext } from '../../../form/surroundings.ts'
import { useWords } from '../../../form/use-speaker.ts'
import { TypedBox } from '../../../typing/typed-box.tsx'
import { useTimeText } from '../../../typing/use-typed-text.ts'

import { TimeWheels } from './time-wheels.view.tsx'

/** Typed (`9:30`) or set on wheels. */
function TimeEdit(props: ControlProps<typeof time>) {
  const { settings, onChange } = props
  const { forget, ...text } = useTimeText(props)
  const t = useT()
  const words = useWords()
  const choose = (next: string | null) => {
    forget()
    onChange(next)
  }

  return (
    <TypedBox
      {...props}
      text={text}
      placeholder={words(settings.placeholder) || t(`time.example.${settings.precision}`)}
      icon={<Clock />}
      byThumb="wheel"
      sheet={({ takesFocus, close }) => (
        <TimeSheet {...props} takesFocus={takesFocus} onChange={choose} onClose={close} />
      )}
    />
  )
}

export const timeView: FieldView<typeof time> = { Edit: TimeEdit }

type TimeSheetProps = ControlProps<typeof time> & Readonly<{ takesFocus: boolean; onClose: () => void }>

/** Wheels that start at the value or now. With a mouse each turn applies at once, on touch the last one. */
function TimeSheet(props: TimeSheetProps) {
  const { id, label, settings, value, isRequired, takesFocus, onChange, onClose } = props
  const { environment, pointer } = useFormContext()
  const [turned, setTurned] = useState(() =>
    nearestInHours(value ?? environment.now().slice(11, 16), settings),
  )
  const finish = (next: string | null) => {
    onChange(next)
    onClose()
  }
  const turn = (next: string) => {
    setTurned(next)
    if (pointer === 'fine') onChange(next)
  }
  const shown = pointer === 'fine' && value !== null ? value : turned
  const clear = isRequired || value === null ? undefined : () => finish(null)

  return (
    <ChoiceSurface
      id={id}
      title={label}
      takesFocus={takesFocus}
      onClose={onClose}
      footer={<ChoiceFoot onClear={clear} onDone={() => finish(shown)} />}
    >
      <TimeWheels settings={settings} time={shown} onTurn={turn} />
    </ChoiceSurface>
  )
}
