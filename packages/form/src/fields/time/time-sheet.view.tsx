import { useState } from 'react'
import { ChoiceFoot } from '../../skins/choice-foot.tsx'
import { ChoiceSurface } from '../../skins/choosing/choice-surface.tsx'
import type { ControlProps } from '../../skins/field-view.ts'
import { useSurroundings } from '../../skins/surroundings.ts'
import type { time } from './time.ts'
import { heldInHours } from './time-parts.ts'
import { TimeWheels } from './time-wheels.view.tsx'

type TimeSheetProps = ControlProps<typeof time> & Readonly<{ takesFocus: boolean; onClose: () => void }>

/** Wheels that start at the value or at now. Under a mouse each turn counts at once, under a thumb the last one. */
export function TimeSheet(props: TimeSheetProps) {
  const { id, label, settings, value, isRequired, takesFocus, onChange, onClose } = props
  const { environment, pointer } = useSurroundings()
  const [turned, setTurned] = useState(() => heldInHours(value ?? environment.now().slice(11, 16), settings))
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
