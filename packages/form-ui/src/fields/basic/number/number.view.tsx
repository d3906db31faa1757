import { affixesOf, type number, placesOf } from '@signet/form/kinds'
import styles from '../../../controls/control.module.css'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { useWords } from '../../../form/use-speaker.ts'
import { useNumberText } from '../../../typing/use-typed-text.ts'
import { Amount, CapitalsNote, ConvertedNote } from './amount.view.tsx'

function NumberEdit(props: ControlProps<typeof number>) {
  const { id, path, settings, value, isRequired, isInvalid, describedBy } = props
  const { forget: _forget, ...text } = useNumberText(props)
  const words = useWords()
  const affixes = affixesOf(settings)
  const [prefix, unit] = [words(affixes.prefix), words(affixes.unit)]

  return (
    <>
      <div className={styles.box}>
        {prefix && <span className={styles.affix}>{prefix}</span>}
        <input
          id={id}
          className={`${styles.input} ${styles.figures}`}
          inputMode="decimal"
          autoComplete="off"
          placeholder={words(settings.placeholder)}
          {...text}
          aria-required={isRequired || undefined}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
        />
        {unit && <span className={styles.affix}>{unit}</span>}
      </div>
      {settings.capitals && <CapitalsNote amount={value} currency={settings.currency} />}
      <ConvertedNote path={path} />
    </>
  )
}

function NumberRead({ path, settings, value }: ReadProps<typeof number>) {
  return (
    <>
      <Amount value={value} look={{ ...settings, places: placesOf(settings) }} />
      <ConvertedNote path={path} />
    </>
  )
}

export const numberView: FieldView<typeof number> = { Edit: NumberEdit, Read: NumberRead }
