import { useT } from '@signet/i18n/react'
import { Card } from '@signet/ui'
import { PhraseChips } from '../../phrases/index.ts'
import { TextArea } from '../parts/text-area.tsx'
import type { OperateAction } from './operate-action.ts'
import styles from './opinion-field.module.css'
import type { Keeping } from './use-kept-opinion.ts'

type OpinionFieldProps = Readonly<{
  action: OperateAction
  value: string
  isRequired: boolean
  problem: string | null
  state: Keeping
  onChange: (opinion: string) => void
}>

/** How many ready phrases each action has. */
const phrases: Readonly<Record<OperateAction, number>> = {
  agree: 4,
  handle: 3,
  reject: 3,
  return: 4,
  transfer: 3,
  assist: 2,
  help: 2,
  addSigners: 2,
  removeSigners: 0,
  copyTo: 0,
  recall: 2,
  withdraw: 2,
  terminate: 2,
}

/** The words that go with an action, with phrases to start from. Half-written words are kept. */
export function OpinionField({ action, value, isRequired, problem, state, onChange }: OpinionFieldProps) {
  const t = useT()
  const label = t(
    action === 'agree' || action === 'handle' ? 'approvals.opinion.label' : 'approvals.opinion.reason',
  )
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
        ready={[...Array(phrases[action]).keys()].map((place) =>
          t(`approvals.phrase.${action}.${place + 1}`),
        )}
        onChoose={add}
      />
    </Card>
  )
}
