import type { FieldDefinition } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { Asterisk, Eye, type LucideIcon } from 'lucide-react'
import { useConditionSentence } from '../../../kit/rules/use-condition-sentence.ts'
import { useDesigner } from '../designer/designer-context.ts'
import styles from './canvas.module.css'

type MarkedField = Readonly<{ field: FieldDefinition; path: string }>

/** Marks of a field that is shown or required only under a condition. */
export function ConditionMarks({ field: { visible, required, requiredWhen }, path }: MarkedField) {
  return (
    <>
      {visible !== undefined && <ConditionMark word="shownIf" Icon={Eye} path={path} formula={visible} />}
      {requiredWhen !== undefined && !required && (
        <ConditionMark word="requiredIf" Icon={Asterisk} path={path} formula={requiredWhen} />
      )}
    </>
  )
}

type ConditionMarkProps = Readonly<{
  word: 'shownIf' | 'requiredIf'
  Icon: LucideIcon
  path: string
  formula: string
}>

function ConditionMark({ word, Icon, path, formula }: ConditionMarkProps) {
  const t = useT()
  const { form } = useDesigner()
  const sentence = useConditionSentence({ fields: form.fields, path, formula })
  return (
    <span className={styles.mark} role="img" aria-label={t(`form-design.summary.${word}`)} title={sentence}>
      <Icon size={14} aria-hidden />
    </span>
  )
}
