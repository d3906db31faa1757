import { type FieldDefinition, isFieldKindName } from '@signet/form'
import { kindOf } from '@signet/form/design'
import type { Translate } from '@signet/i18n'
import { useT } from '@signet/i18n/react'
import { SquareDashed } from 'lucide-react'
import { SwitchRow, WordsRow } from '../../../kit/properties/setting-rows.tsx'
import { paletteKinds } from '../designer/palette-groups.ts'
import type { FieldEditor } from './field-editor.ts'
import styles from './field-head.module.css'

/** What is selected: picture, label, kind, code, its rules in one line, and whether it must be filled in. */
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
      {isFilledIn(field) && (field.required || !isAutomatic(field)) && (
        <div className={styles.required}>
          <SwitchRow
            label={t('form-design.required')}
            value={field.required}
            onChange={(required) => change({ required }, 'required')}
            size="medium"
          />
        </div>
      )}
    </header>
  )
}

/** Whether people can be asked to fill the field in. */
function isFilledIn(field: FieldDefinition): boolean {
  const holds = kindOf(field)?.holds
  return holds === 'value' || holds === 'rows'
}

/** The rules of a field in a few words each. */
function summaryOf(field: FieldDefinition, t: Translate): string {
  const isFilled = isFilledIn(field)
  const facts: readonly (readonly [isTrue: boolean, fact: string])[] = [
    [isFilled, isFilled ? fillingWord(field) : ''],
    [field.readOnly, 'readOnly'],
    [field.visible !== undefined, 'shownIf'],
    [field.default !== undefined, 'hasDefault'],
    [field.unique, 'unique'],
    [field.inList && kindOf(field)?.holds === 'value', 'inList'],
  ]
  const words = facts.flatMap(([isTrue, fact]) => (isTrue ? [t(`form-design.summary.${fact}`)] : []))
  const checks = field.checks.length
  return [...words, ...(checks > 0 ? [t('form-design.summary.checks', { count: checks })] : [])].join(' · ')
}

/** Who fills the field in, and whether they must. */
function fillingWord(field: FieldDefinition): string {
  if (isAutomatic(field)) return 'automatic'
  if (field.required) return 'required'
  return field.requiredWhen ? 'requiredIf' : 'optional'
}

function isAutomatic(field: FieldDefinition): boolean {
  const kind = kindOf(field)
  return (kind?.formula ?? kind?.fill ?? kind?.assignment) !== undefined
}
