import { useT } from '@signet/i18n/react'
import { Card } from '@signet/ui'
import { PhraseChips } from '../phrases/phrase-chips.tsx'
import styles from './opinion-field.module.css'
import { TextArea } from './text-area.tsx'

export type OpinionState = 'nothing' | 'keeping' | 'kept' | 'failed'

type OpinionFieldProps = Readonly<{
  label: string
  placeholder?: string
  value: string
  /** Built-in phrases for this action. */
  ready: readonly string[]
  isRequired: boolean
  problem: string | null
  state: OpinionState
  /** While it is being sent; what is typed then would be lost. */
  isReadOnly?: boolean
  onChange: (opinion: string) => void
}>

/** The opinion or reason of an action, with ready phrases to start from. */
export function OpinionField(props: OpinionFieldProps) {
  const { label, value, ready, isRequired, problem, state, isReadOnly = false, onChange } = props
  const t = useT()
  const { placeholder = t('staff.opinion.placeholder') } = props
  const add = (phrase: string) =>
    onChange(value.trim() ? `${value.trimEnd()}${t('staff.comma')}${phrase}` : phrase)

  return (
    <Card>
      <TextArea
        id="operate-opinion"
        label={label}
        value={value}
        maxLength={2000}
        isRequired={isRequired}
        isReadOnly={isReadOnly}
        problem={problem}
        placeholder={placeholder}
        onChange={onChange}
      />
      <p className={styles.state} role="status">
        {state === 'kept' && t('staff.opinion.kept')}
        {state === 'failed' && t('staff.opinion.notKept')}
      </p>
      <PhraseChips written={value} ready={ready} onChoose={add} />
    </Card>
  )
}
