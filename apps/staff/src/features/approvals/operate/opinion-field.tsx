import { useT } from '@signet/i18n/react'
import { Card } from '@signet/ui'
import { PhraseChips } from '../../phrases/index.ts'
import { TextArea } from '../parts/text-area.tsx'
import type { OperateRule } from './actions/operate-rule.ts'
import type { OperateAction } from './operate-action.ts'
import styles from './opinion-field.module.css'
import type { Keeping } from './use-kept-opinion.ts'

type OpinionFieldProps = Readonly<{
  action: OperateAction
  rule: Pick<OperateRule, 'asksFor' | 'phrases'>
  value: string
  isRequired: boolean
  problem: string | null
  state: Keeping
  onChange: (opinion: string) => void
}>

/** The opinion or reason of an action, with ready phrases to start from. */
export function OpinionField({
  action,
  rule,
  value,
  isRequired,
  problem,
  state,
  onChange,
}: OpinionFieldProps) {
  const t = useT()
  const label = t(rule.asksFor === 'opinion' ? 'approvals.opinion.label' : 'approvals.opinion.reason')
  const add = (phrase: string) =>
    onChange(value.trim() ? `${value.trimEnd()}${t('approvals.comma')}${phrase}` : phrase)

  return (
    <Card>
      <TextArea
        id="operate-opinion"
        label={label}
        value={value}
        maxLength={2000}
        isRequired={isRequired}
        problem={problem}
        placeholder={t('approvals.opinion.placeholder')}
        onChange={onChange}
      />
      <p className={styles.state} role="status">
        {state === 'kept' && t('approvals.opinion.kept')}
        {state === 'failed' && t('approvals.opinion.notKept')}
      </p>
      <PhraseChips
        written={value}
        ready={[...Array(rule.phrases).keys()].map((place) => t(`approvals.phrase.${action}.${place + 1}`))}
        onChoose={add}
      />
    </Card>
  )
}
