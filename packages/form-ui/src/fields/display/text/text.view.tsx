import { formulaText } from '@signet/form'
import type { text } from '@signet/form/kinds'
import type { DisplayView, ShowProps } from '../../../form/field-view.ts'
import { useSpeaker, useWords } from '../../../form/use-speaker.ts'
import styles from './text.module.css'

const place = '{value}'

/** Text between the fields; the result of its formula is announced when it changes. */
function TextShow({ field, settings, label, parameters }: ShowProps<typeof text>) {
  const words = useWords()
  const speaker = useSpeaker()
  const type = field.parameters['formula']?.formula.type
  const { content, places, size, weight, align, tone } = settings
  const look = { 'data-size': size, 'data-weight': weight, 'data-align': align, 'data-tone': tone }
  const [before = '', ...after] = (words(content) || label).split(place)

  return (
    <p className={styles.text} {...look}>
      {before}
      {type && (
        <output className={styles.value}>
          {formulaText(parameters['formula'], type, speaker, { places }) || '—'}
        </output>
      )}
      {after.join('')}
    </p>
  )
}

export const textView: DisplayView<typeof text> = { Show: TextShow }
