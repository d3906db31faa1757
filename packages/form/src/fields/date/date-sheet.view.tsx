import { Sheet } from '@signet/ui'
import { useState } from 'react'
import { ChoiceFoot } from '../../skins/choice-foot.tsx'
import type { ControlProps } from '../../skins/field-view.ts'
import { useSurroundings } from '../../skins/surroundings.ts'
import type { date } from './date.ts'
import { DateWheels } from './date-wheels.view.tsx'

type DateSheetProps = ControlProps<typeof date> & Readonly<{ onClose: () => void }>

/** Wheels for each unit of the precision, starting at the value or at now. */
export function DateSheet({ label, settings, value, isRequired, onChange, onClose }: DateSheetProps) {
  const { environment } = useSurroundings()
  const [now] = useState(() => environment.now())
  const [turned, setTurned] = useState(value ?? now)
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
      <DateWheels settings={settings} now={now} date={turned} onTurn={setTurned} />
    </Sheet>
  )
}
