import { useT } from '@signet/i18n/react'
import { Wheel, Wheels } from '../../skins/wheel.tsx'
import type { DateSettings } from './date.ts'
import { partsOf, rangeOf, textOfParts, turn, unitsOf } from './date-parts.ts'

type DateWheelsProps = Readonly<{
  settings: Pick<DateSettings, 'precision' | 'earliest' | 'latest'>
  now: string
  /** ISO 8601; what is finer than the precision is left alone. */
  date: string
  onTurn: (date: string) => void
}>

/** A wheel for each unit of the precision. */
export function DateWheels({ settings, now, date, onTurn }: DateWheelsProps) {
  const t = useT()
  const parts = partsOf(date)
  return (
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
            onChange={(step) => onTurn(textOfParts(turn(parts, unit, step)))}
          />
        )
      })}
    </Wheels>
  )
}
