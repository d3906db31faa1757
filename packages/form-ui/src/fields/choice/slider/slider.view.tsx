import { type SliderSettings, shareOf, slider } from '@signet/form/kinds'
import { useLanguage, useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { ClearButton } from '../../../controls/clear-button.tsx'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { useWords } from '../../../form/use-speaker.ts'
import styles from './slider.module.css'

/** Keys that choose the start of the track, where an empty slider already is. */
const beginning = ['Home', 'Enter', ' ']

/** A styled native slider that holds no value until it is touched. */
function SliderEdit(props: ControlProps<typeof slider>) {
  const { id, settings, value, label, onChange, onLeave, describedBy, isInvalid, isRequired } = props
  const { min, max, step } = settings
  const t = useT()
  const shown = useShown(settings, value)
  const begin = () => {
    if (value === null) onChange(min)
  }
  return (
    <div className={styles.slider}>
      <div className={sharedStyles.grow}>
        <input
          id={id}
          type="range"
          className={styles.range}
          min={min}
          max={max}
          step={step}
          value={value ?? min}
          style={{ '--share': shareOf(value ?? min, settings) }}
          data-untouched={value === null || undefined}
          aria-valuetext={shown || t('form.empty')}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value)}
          onClick={begin}
          onKeyUp={({ key }) => {
            if (beginning.includes(key)) begin()
          }}
          onBlur={onLeave}
        />
        <Marks settings={settings} />
      </div>
      <span className={styles.shown} aria-hidden="true">
        {shown || '—'}
      </span>
      <ClearButton
        id={id}
        label={label}
        isRequired={isRequired}
        isEmpty={value === null}
        onClear={() => onChange(null)}
      />
    </div>
  )
}

function Marks({ settings }: Readonly<{ settings: SliderSettings }>) {
  const words = useWords()
  if (settings.marks.length === 0) return null
  return (
    <div className={styles.marks} aria-hidden="true">
      {settings.marks.map(({ at, label }) => (
        <span key={at} className={styles.mark} style={{ '--share': shareOf(at, settings) }}>
          {words(label)}
        </span>
      ))}
    </div>
  )
}

function SliderRead({ settings, value }: ReadProps<typeof slider>) {
  return useShown(settings, value)
}

/** Returns the number with its unit and the label of its mark. */
function useShown(settings: SliderSettings, value: string | null): string {
  const words = useWords()
  const { locale } = useLanguage()
  const mark = settings.marks.find(({ at }) => at === value)
  const number = slider.text(value, settings, { locale })
  const unit = number && words(settings.unit)
  return [number, unit, mark && `(${words(mark.label)})`].filter(Boolean).join(' ')
}

export const sliderView: FieldView<typeof slider> = {
  Edit: SliderEdit,
  Read: SliderRead,
  columnWidth: () => 220,
}
