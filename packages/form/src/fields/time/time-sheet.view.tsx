import { Sheet } from '@signet/ui'
import { useState } from 'react'
import { ChoiceFoot } from '../../skins/choice-foot.tsx'
import type { ControlProps } from '../../skins/field-view.ts'
import { useSurroundings } from '../../skins/surroundings.ts'
import type { time } from './time.ts'
import { heldInHours } from './time-parts.ts'
import { TimeWheels } from './time-wheels.view.tsx'

type TimeSheetProps = ControlProps<typeof time> & Readonly<{ onClose: () => void }>

/** Wheels that start at the value or at now. */
export function TimeSheet({ label, settings, value, isRequired, onChange, onClose }: TimeSheetProps) {
  const { environment } = useSurroundings()
  const [turned, setTurned] = useState(() => heldInHours(value ?? environment.now().slice(11, 16), settings))
  const finish = (next: string | null) => {
    onChange(next)
    onClose()
  }
  const clear = isRequired || value === null ? undefined : () => finish(null)

  return (
    <Sheet
      title={label}
      onClose={onClose}
      footer={<ChoiceFoot onClear={clear} onDone={() => finish(turned)} />}
    >
      <TimeWheels settings={settings} time={turned} onTurn={setTurned} />
    </Sheet>
  )
}
