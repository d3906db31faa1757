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
  /** `09:30`, optionally with seconds. */
  time: string
  onTurn: (time: string) => void
}>

/** Wheels for hour, minute and, by precision, second. */
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
