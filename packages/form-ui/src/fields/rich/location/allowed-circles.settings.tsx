import { type Circle, LocationSettings } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import { useState } from 'react'
import styles from './allowed-circles.module.css'

const { allowed: Circles } = LocationSettings.shape
const most = 50
/** The center of Beijing, as a start. */
const first: Circle = { name: '', longitude: 116.397_5, latitude: 39.908_7, radius: 500 }

type AllowedCirclesProps = Readonly<{ id: string; value: unknown; onChange: (value: unknown) => void }>

/** Circles that allow a place: a name, the center and the radius. */
export function AllowedCircles({ id, value, onChange }: AllowedCirclesProps) {
  const t = useT()
  const parsed = Circles.safeParse(value)
  const circles = parsed.success ? parsed.data : []
  const change = (index: number, part: Partial<Circle>) =>
    onChange(circles.map((circle, at) => (at === index ? { ...circle, ...part } : circle)))

  return (
    <div id={id} className={styles.circles}>
      {circles.map((circle, index) => (
        <CircleFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a circle is known by its place alone
          key={index}
          circle={circle}
          onChange={(part) => change(index, part)}
          onRemove={() => onChange(circles.filter((_, at) => at !== index))}
        />
      ))}
      <Button
        size="small"
        disabled={circles.length >= most}
        onClick={() => onChange([...circles, circles.at(-1) ?? first])}
      >
        {t('location.circle.add')}
      </Button>
    </div>
  )
}

type CircleFieldsProps = Readonly<{
  circle: Circle
  onChange: (part: Partial<Circle>) => void
  onRemove: () => void
}>

function CircleFields({ circle, onChange, onRemove }: CircleFieldsProps) {
  const t = useT()
  const name = typeof circle.name === 'string' ? circle.name : circle.name['zh-CN']
  return (
    <fieldset className={styles.circle}>
      <input
        className={styles.line}
        aria-label={t('location.circle.name')}
        placeholder={t('location.circle.name')}
        value={name}
        maxLength={100}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      {bounds.map(({ key, min, max }) => (
        <NumberLine
          key={key}
          label={t(`location.circle.${key}`)}
          min={min}
          max={max}
          value={circle[key]}
          onChange={(number) => onChange({ [key]: number })}
        />
      ))}
      <Button size="small" onClick={onRemove}>
        {t('location.circle.remove')}
      </Button>
    </fieldset>
  )
}

type NumberLineProps = Readonly<{
  label: string
  min: number
  max: number
  value: number
  onChange: (value: number) => void
}>

/** A number box; an incomplete or invalid number is not reported. */
function NumberLine({ label, min, max, value, onChange }: NumberLineProps) {
  const [typed, setTyped] = useState<string>()
  const write = (text: string) => {
    setTyped(text)
    const number = Number(text)
    if (text.trim() !== '' && number >= min && number <= max) onChange(number)
  }
  return (
    <label className={styles.number}>
      {label}
      <input
        type="number"
        step="any"
        className={styles.line}
        min={min}
        max={max}
        value={typed ?? value}
        onChange={(event) => write(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  )
}

const bounds = [
  { key: 'longitude', min: -180, max: 180 },
  { key: 'latitude', min: -90, max: 90 },
  { key: 'radius', min: 1, max: 1_000_000 },
] as const
