import { useT } from '@signet/i18n/react'
import { Sheet } from '@signet/ui'
import { useState } from 'react'
import { ChoiceFoot } from '../../skins/choice-foot.tsx'
import type { ControlProps } from '../../skins/field-view.ts'
import { useSurroundings } from '../../skins/surroundings.ts'
import { Wheel, Wheels } from '../../skins/wheel.tsx'
import type { date } from './date.ts'
import { partsOf, rangeOf, textOfParts, turn, unitsOf } from './date-parts.ts'

type DateSheetProps = ControlProps<typeof date> & Readonly<{ onClose: () => void }>

/** Wheels for each unit of the precision, starting at the value or at now. */
export function DateSheet({ label, settings, value, isRequired, onChange, onClose }: DateSheetProps) {
  const { environment } = useSurroundings()
  const t = useT()
  const [now] = useState(() => environment.now())
  const [parts, setParts] = useState(() => partsOf(value ?? now))
  const finish = (next: string | null) => {
    onChange(next)
    onClose()
  }
  const clear = isRequired || value === null ? undefined : () => finish(null)

  return (
    <Sheet
      title={label}
      onClose={onClose}
      footer={<ChoiceFoot onClear={clear} onDone={() => finish(textOfParts(parts))} />}
    >
      <Wheels>
        {unitsOf(settings.precision).map((unit) => {
          const [from, to] = rangeOf(unit, parts, { ...settings, now })
          return (
            <Wheel
              key={unit}
              label={t(`date.unit.${unit}`)}
              from={from}
              to={to}
              value={parts[unit]}
              text={(step) => t(`date.step.${unit}`, { value: String(step).padStart(2, '0') })}
              onChange={(step) => setParts((before) => turn(before, unit, step))}
            />
          )
        })}
      </Wheels>
    </Sheet>
  )
}
