import { type FieldDefinition, isFieldKindName } from '@signet/form'
import { kindOf } from '@signet/form/design'
import type { Translate } from '@signet/i18n'
import { useT } from '@signet/i18n/react'
import { SquareDashed } from 'lucide-react'
import { WordsRow } from '../../../kit/properties/setting-rows.tsx'
import { paletteKinds } from '../designer/palette-groups.ts'
import type { FieldEditor } from './field-editor.ts'
import styles from './field-head.module.css'

/** What is selected: picture, label, kind, code, and its rules in one line. */
export function FieldHead({ editor: { field, path, change } }: Readonly<{ editor: FieldEditor }>) {
  const t = useT()
  const Icon = isFieldKindName(field.kind) ? paletteKinds[field.kind].Icon : SquareDashed
  return (
    <header className={styles.head}>
      <span className={styles.picture}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={styles.label}>
        <WordsRow
          label={t('form-design.label')}
          value={field.label}
          onChange={(label) => change({ label }, 'label')}
        />
      </div>
      <p className={styles.kind}>
        {t(`${field.kind}.title`)} <code>{path}</code>
      </p>
      <p className={styles.summary}>{summaryOf(field, t)}</p>
    </header>
  )
}

/** The rules of a field in a few words each. */
function summaryOf(field: FieldDefinition, t: Translate): string {
  const holds = kindOf(field)?.holds
  const isFilled = holds === 'value' || holds === 'rows'
  const facts = [
    ...(isFilled ? [requiredWord(field)] : []),
    ...(field.readOnly ? ['readOnly'] : []),
    ...(field.visible ? ['shownIf'] : []),
    ...(field.default ? ['hasDefault'] : []),
    ...(field.unique ? ['unique'] : []),
    ...(field.inList && holds === 'value' ? ['inList'] : []),
  ].map((fact) => t(`form-design.summary.${fact}`))
  const checks = field.checks.length
  return [...facts, ...(checks > 0 ? [t('form-design.summary.checks', { count: checks })] : [])].join(' · ')
}

function requiredWord({ required, requiredWhen }: FieldDefinition): string {
  if (required) return 'required'
  return requiredWhen ? 'requiredIf' : 'optional'
}
