import type { FieldDefinition } from '@signet/form'
import { canBeUnique } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Button, Segmented } from 'antd'
import { Plus, Trash2 } from 'lucide-react'
import styles from '../../../kit/properties/properties.module.css'
import { PropertyRow, PropertySection } from '../../../kit/properties/property-row.tsx'
import { SwitchRow, WordsRow } from '../../../kit/properties/setting-rows.tsx'
import { FormulaControl } from '../controls/plain-controls.tsx'
import { type FieldEditor, useMistakeAt } from './field-editor.ts'

type EditorProps = Readonly<{ editor: FieldEditor }>

/** Rules of a field: when it is required and visible, and its checks. */
export function FieldRules({ editor }: EditorProps) {
  const t = useT()
  const { field, change } = editor
  return (
    <PropertySection title={t('form-design.rules')}>
      <SwitchRow
        label={t('form-design.readOnly')}
        value={field.readOnly}
        onChange={(readOnly) => change({ readOnly }, 'readOnly')}
        size="medium"
      />
      <FormulaRow editor={editor} part="requiredWhen" />
      <FormulaRow editor={editor} part="visible" />
      {field.visible !== undefined && <WhenHidden editor={editor} />}
      {canBeUnique(editor) && <UniqueRow editor={editor} />}
      <Checks editor={editor} />
    </PropertySection>
  )
}

/** A true/false formula; undefined when empty. */
export function FormulaRow({ editor, part }: EditorProps & Readonly<{ part: 'visible' | 'requiredWhen' }>) {
  const t = useT()
  const mistake = useMistakeAt(editor, part)
  return (
    <PropertyRow label={t(`form-design.${part}`)} mistake={mistake}>
      {(id) => (
        <FormulaControl
          id={id}
          label={t(`form-design.${part}`)}
          path={editor.path}
          wants="boolean"
          value={editor.field[part] ?? ''}
          onChange={(formula) => editor.change({ [part]: formula || undefined }, part)}
        />
      )}
    </PropertyRow>
  )
}

function WhenHidden({ editor: { field, change } }: EditorProps) {
  const t = useT()
  return (
    <PropertyRow label={t('form-design.whenHidden')}>
      {(id) => (
        <Segmented<'drop' | 'keep'>
          id={id}
          block
          value={field.whenHidden}
          options={[
            { value: 'drop', label: t('form-design.whenHidden.drop') },
            { value: 'keep', label: t('form-design.whenHidden.keep') },
          ]}
          onChange={(whenHidden) => change({ whenHidden }, 'whenHidden')}
        />
      )}
    </PropertyRow>
  )
}

function UniqueRow({ editor }: EditorProps) {
  const t = useT()
  const { field, change } = editor
  const mistake = useMistakeAt(editor, 'unique')
  return (
    <SwitchRow
      label={t('form-design.unique')}
      mistake={mistake}
      value={field.unique}
      onChange={(unique) => change({ unique }, 'unique')}
      size="medium"
    />
  )
}

function Checks({ editor }: EditorProps) {
  const t = useT()
  const { field, change } = editor

  return (
    <div className={styles.checks}>
      <span className={sharedStyles.note}>{t('form-design.checks')}</span>
      {field.checks.map((check, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: checks have no id
        <CheckRow key={at} editor={editor} at={at} check={check} />
      ))}
      <Button
        size="small"
        icon={<Plus size={14} />}
        onClick={() => change({ checks: [...field.checks, { formula: 'true', message: '' }] }, 'checks')}
      >
        {t('form-design.check.add')}
      </Button>
    </div>
  )
}

type CheckRowProps = EditorProps & Readonly<{ at: number; check: FieldDefinition['checks'][number] }>

/** One check: its formula, and the message of a value that fails it. */
function CheckRow({ editor, at, check }: CheckRowProps) {
  const t = useT()
  const { field, change } = editor
  const replace = (part: Partial<typeof check>) =>
    change({ checks: field.checks.with(at, { ...check, ...part }) }, `checks.${at}`)
  return (
    <div className={styles.check}>
      <CheckFormula editor={editor} at={at} onChange={(formula) => replace({ formula })} />
      <WordsRow
        label={t('form-design.check.message')}
        value={check.message}
        onChange={(message) => replace({ message })}
      />
      <Button
        type="text"
        size="small"
        icon={<Trash2 size={14} />}
        onClick={() => change({ checks: field.checks.toSpliced(at, 1) }, 'checks')}
      >
        {t('form-design.check.remove')}
      </Button>
    </div>
  )
}

type CheckFormulaProps = EditorProps & Readonly<{ at: number; onChange: (formula: string) => void }>

function CheckFormula({ editor, at, onChange }: CheckFormulaProps) {
  const t = useT()
  const mistake = useMistakeAt(editor, `checks.${at}`)
  const formula = editor.field.checks[at]?.formula ?? ''
  return (
    <PropertyRow label={t('form-design.check.formula')} mistake={mistake}>
      {(id) => (
        <FormulaControl
          id={id}
          label={t('form-design.check.formula')}
          path={rowOf(editor.path)}
          wants="boolean"
          value={formula === 'true' ? '' : formula}
          onChange={(next) => onChange(next || 'true')}
        />
      )}
    </PropertyRow>
  )
}

/** A check reads its own field too: the path of its row without a field. */
function rowOf(path: string): string {
  return path.slice(0, path.indexOf('.') + 1)
}
