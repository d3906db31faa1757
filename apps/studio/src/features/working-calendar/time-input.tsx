import { Input } from 'antd'

type TimeInputProps = Readonly<{
  label: string
  /** Since midnight. */
  minutes: number
  /** The end of a day is written like its beginning. */
  edge: 'from' | 'to'
  onChange: (minutes: number) => void
}>

const wholeDay = 1440

/** A time on the wall, to the minute. */
export function TimeInput({ label, minutes, edge, onChange }: TimeInputProps) {
  return (
    <Input
      type="time"
      required
      aria-label={label}
      value={timeText(minutes % wholeDay)}
      onChange={({ target }) => {
        const [hour, minute] = target.value.split(':').map(Number)
        if (hour === undefined || minute === undefined) return
        onChange(edge === 'to' && hour + minute === 0 ? wholeDay : hour * 60 + minute)
      }}
    />
  )
}

function timeText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
