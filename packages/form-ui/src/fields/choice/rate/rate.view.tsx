import { type RateSettings, rate, starsOf } from '@signet/form/kinds'
import { useLanguage } from '@signet/i18n/react'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { ClearButton } from '../../../controls/clear-button.tsx'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import styles from './rate.module.css'

/** Each star is one or two radio buttons; pressing the chosen one again clears the rating. */
function RateEdit({ id, settings, value, onChange, onLeave, ...rest }: ControlProps<typeof rate>) {
  const { locale, t } = useLanguage()
  const stars = Number(value ?? 0)
  const mayClear = !rest.isRequired && value !== null
  return (
    <div
      id={id}
      role="radiogroup"
      className={styles.rate}
      aria-labelledby={`${id}-label`}
      aria-describedby={rest.describedBy}
      aria-required={rest.isRequired || undefined}
      aria-invalid={rest.isInvalid || undefined}
      onBlur={onLeave}
    >
      <Stars
        settings={settings}
        stars={stars}
        over={(steps) =>
          steps.map((step) => (
            <label key={step} className={styles.press}>
              <input
                type="radio"
                name={id}
                aria-label={t('rate.stars', { stars: step })}
                checked={step === stars}
                onChange={() => onChange(String(step))}
                onClick={() => {
                  if (mayClear && step === stars) onChange(null)
                }}
              />
            </label>
          ))
        }
      />
      <span className={styles.after}>
        <span className={styles.words} aria-hidden="true">
          {rate.text(value, settings, { locale })}
        </span>
        <ClearButton
          id={id}
          label={rest.label}
          isRequired={rest.isRequired}
          isEmpty={value === null}
          onClear={() => onChange(null)}
        />
      </span>
    </div>
  )
}

function RateRead({ settings, value }: ReadProps<typeof rate>) {
  const { locale } = useLanguage()
  return (
    <span className={styles.read}>
      <Stars settings={settings} stars={Number(value)} />
      <span className={styles.words}>{rate.text(value, settings, { locale })}</span>
    </span>
  )
}

export const rateView: FieldView<typeof rate> = {
  Edit: RateEdit,
  Read: RateRead,
  labels: 'group',
  columnWidth: ({ max }) => max * 24 + 48,
}

const mostInLine = 6

type StarsProps = Readonly<{
  settings: RateSettings
  stars: number
  /** Draws what is pressed over a star. */
  over?: (steps: readonly number[]) => ReactNode
}>

/** A row of stars, filled up to the rating. */
function Stars({ settings, stars, over }: StarsProps) {
  const { max } = settings
  return (
    <span className={styles.stars} style={{ '--in-line': max > mostInLine ? Math.ceil(max / 2) : max }}>
      {starsOf(settings).map((steps, index) => (
        <span key={steps.at(-1)} className={styles.star} data-half={settings.half || undefined}>
          <Star className={styles.outline} aria-hidden="true" />
          <span className={styles.given} style={{ '--given': Math.min(1, Math.max(0, stars - index)) }}>
            <Star aria-hidden="true" />
          </span>
          {over?.(steps)}
        </span>
      ))}
    </span>
  )
}
