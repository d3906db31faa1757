import { TimePicker } from '../../kit/fields/pickers/time-picker.tsx'

type TimeInputProps = Readonly<{
  label: string
  /** Since midnight. */
  minutes: number
  /** Tells 24:00 from 0:00, which are written alike. */
  edge: 'from' | 'to'
  onChange: (minutes: number) => void
}>

const wholeDay = 1440

/** A time of day, to the minute. */
export function TimeInput({ label, minutes, edge, onChange }: TimeInputProps) {
  return (
    <TimePicker
      label={label}
      value={timeText(minutes % wholeDay)}
      onChange={(time) => {
        const [hour = 0, minute = 0] = time.split(':').map(Number)
        onChange(edge === 'to' && hour + minute === 0 ? wholeDay : hour * 60 + minute)
      }}
    />
  )
}

function timeText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
