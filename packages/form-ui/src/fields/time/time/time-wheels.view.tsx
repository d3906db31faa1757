import {
  partsOfTime,
  rangeOfTime,
  type TimeSettings,
  textOfTimeParts,
  turnTime,
  unitsOfTime,
} from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Wheel, Wheels } from '../../../controls/wheel.tsx'

type TimeWheelsProps = Readonly<{
  settings: Pick<TimeSettings, 'precision' | 'earliest' | 'latest'>
  /** `09:30`, with seconds or without. */
  time: string
  onTurn: (time: string) => void
}>

/** A wheel for the hour, the minute, and the second if it counts. */
export function TimeWheels({ settings, time, onTurn }: TimeWheelsProps) {
  const t = useT()
  const parts = partsOfTime(time)
  return (
    <Wheels>
      {unitsOfTime(settings.precision).map((unit) => {
        const [from, to] = rangeOfTime(unit, parts, settings)
        return (
          <Wheel
            key={unit}
            label={t(`date.unit.${unit}`)}
            from={from}
            to={to}
            value={parts[unit]}
            text={(step) => t(`date.step.${unit}`, { value: String(step).padStart(2, '0') })}
            onChange={(step) => onTurn(textOfTimeParts(turnTime(parts, unit, step, settings)))}
          />
        )
      })}
    </Wheels>
  )
}
