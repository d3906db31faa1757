import { useT } from '@signet/i18n/react'
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { CheckedForm } from '../../kit/fields/checked-form.tsx'
import { IconChoice } from '../../kit/fields/icon-choice.tsx'
import { Labelled } from '../../kit/fields/labelled.tsx'
import { SelectField } from '../../kit/fields/labelled-inputs.tsx'
import { ThreeNamesFields } from '../../kit/fields/three-names.tsx'
import { everybody, HoldersField } from '../../kit/holders/holders-field.tsx'
import styles from './applications.module.css'
import type { Entry, Targets } from './queries.ts'
import { targetKindOf, targetKinds } from './target-fields.tsx'

type EntryEditorProps = Readonly<{
  entry: Entry
  targets: Targets
  onDone: (entry: Entry) => void
  onCancel: () => void
}>

/** One entry of a menu: where it leads, what it is called, who sees it and where. */
export function EntryEditor({ entry, targets, onDone, onCancel }: EntryEditorProps) {
  const t = useT()
  const [draft, setDraft] = useState<Entry>({
    ...entry,
    holders: entry.holders.length === 0 ? [everybody] : entry.holders,
  })
  const [isAsked, setAsked] = useState(false)
  const change = (part: Partial<Entry>) => setDraft({ ...draft, ...part })
  const problem = problemOf(draft)
  const done = () => (problem ? setAsked(true) : onDone(withoutEverybody(draft)))

  return (
    <CheckedForm label={t('applications.entry')} className={styles.editor ?? ''} onSubmit={done}>
      <SelectField<Entry['target']['kind']>
        label={t('applications.kind')}
        value={draft.target.kind}
        options={targetKinds.map((kind) => ({ value: kind, label: t(`applications.kind.${kind}`) }))}
        onChange={(kind) => change({ target: targetKindOf({ kind }).fresh })}
      />
      <TargetFields draft={draft} targets={targets} onChange={(target) => change({ target })} />
      <ThreeNamesFields
        label={t('applications.name')}
        isOptional={targetKindOf(draft.target).isNamed}
        value={draft}
        onChange={change}
      />
      <Labelled label={t('applications.screens')}>
        {() => (
          <Checkbox.Group<Entry['screens'][number]>
            value={draft.screens}
            options={(['phone', 'desk'] as const).map((value) => ({
              value,
              label: t(`applications.screen.${value}`),
            }))}
            onChange={(screens) => change({ screens })}
          />
        )}
      </Labelled>
      <HoldersField
        label={t('applications.seenBy')}
        holders={draft.holders}
        onChange={(holders) => change({ holders: [...holders] })}
      />
      <IconChoice
        label={t('applications.icon')}
        none={t('applications.noIcon')}
        fallback="·"
        chosen={draft.icon}
        onChoose={(icon) => change({ icon })}
      />
      {isAsked && problem && (
        <p role="alert" className={styles.problem}>
          {t(problem)}
        </p>
      )}
      <div className={styles.foot}>
        <Button onClick={onCancel}>{t('studio.cancel')}</Button>
        <Button type="primary" htmlType="submit">
          {t('applications.apply')}
        </Button>
      </div>
    </CheckedForm>
  )
}

/** An entry without holders is seen by everyone who uses the application. */
function withoutEverybody(entry: Entry): Entry {
  return { ...entry, holders: entry.holders.filter(({ kind }) => kind !== 'everybody') }
}

function problemOf({ target, screens, fullName, holders }: Entry): string | undefined {
  const { isComplete, isNamed } = targetKindOf(target)
  if (!isComplete(target as never)) return 'applications.problem.target'
  if (!isNamed && fullName.trim() === '') return 'applications.problem.name'
  if (screens.length === 0) return 'applications.problem.screens'
  return holders.length === 0 ? 'applications.problem.holders' : undefined
}

type TargetFieldsProps = Readonly<{
  draft: Entry
  targets: Targets
  onChange: (target: Entry['target']) => void
}>

function TargetFields({ draft, targets, onChange }: TargetFieldsProps) {
  const { Fields } = targetKindOf(draft.target)
  return Fields ? <Fields target={draft.target as never} targets={targets} onChange={onChange} /> : null
}
