import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx'
import { CodeField, CodeInput } from '../../../kit/fields/code-field.tsx'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { SegmentedField, TextField } from '../../../kit/fields/labelled-inputs.tsx'
import { PersonSelect } from '../../../kit/people/person-select.tsx'
import { fieldMergeRules } from '../../../kit/shared-editing/save-merged.ts'
import { useMergedSave } from '../../../kit/shared-editing/use-merged-save.tsx'
import { type Unit, useUnitMutation } from './queries.ts'

type UnitDialogProps = Readonly<{
  /** The unit to edit, or the parent of a new one (-1: top level). */
  editing: Readonly<{ unit: Unit } | { parentId: string }>
  onSaved: (id: string) => void
  onClose: () => void
}>

type Draft = Readonly<{
  fullName: string
  enCode: string
  category: 'company' | 'department'
  headId: string
}>

/** Name, code, kind and head of a company or department. */
export function UnitDialog({ editing, onSaved, onClose }: UnitDialogProps) {
  const t = useT()
  const unit = 'unit' in editing ? editing.unit : null
  const [draft, setDraft] = useState<Draft>(() => draftOf(editing))
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const { save: saveUnit, dialog } = useSaveUnit(editing)
  const save = useUnitMutation(async (client, { headId, ...rest }: Draft) => {
    const input = { ...rest, headId: headId === '' ? null : headId }
    if (!('unit' in editing)) return client.organization.createOrganize({ ...input, ...editing })
    await saveUnit({ headId, ...rest })
    return { id: editing.unit.id }
  })

  return (
    <FormDialog
      title={unit ? t('units.editTitle', { name: unit.fullName }) : t('units.new')}
      confirm={t('studio.save')}
      isPending={save.isPending}
      missing={draft.fullName.trim() === '' ? t('studio.missing.name') : undefined}
      error={save.error}
      onSubmit={() => save.mutate(draft, { onSuccess: ({ id }) => onSaved(id) })}
      onClose={onClose}
    >
      <TextField
        label={t('units.name')}
        autoFocus
        required
        maxLength={100}
        value={draft.fullName}
        onChange={(fullName) => change({ fullName })}
      />
      <UnitCode isNew={unit === null} draft={draft} onChange={(enCode) => change({ enCode })} />
      <SegmentedField<Draft['category']>
        label={t('units.kind')}
        value={draft.category}
        onChange={(category) => change({ category })}
        options={[
          { value: 'department', label: t('units.department') },
          { value: 'company', label: t('units.company') },
        ]}
      />
      <Labelled label={t('units.head')}>
        {(id) => (
          <PersonSelect
            id={id}
            first={unit?.headId ? [{ value: unit.headId, label: unit.headName }] : []}
            value={draft.headId === '' ? undefined : draft.headId}
            onChange={(headId) => change({ headId })}
            onClear={() => change({ headId: '' })}
          />
        )}
      </Labelled>
      {dialog}
    </FormDialog>
  )
}

const rules = fieldMergeRules<Draft>()
const labels = {
  ...{ fullName: 'units.name', enCode: 'studio.code', category: 'units.kind', headId: 'units.head' },
}

/** Saves a unit together with what somebody else changed of it. A new one is saved as it is. */
function useSaveUnit(editing: UnitDialogProps['editing']) {
  const t = useT()
  const { units, people } = useClient()
  const id = 'unit' in editing ? editing.unit.id : ''
  return useMergedSave<Draft, number>({
    ...{ rules, labels, onStored: () => undefined },
    opened: { document: draftOf(editing), revision: 'unit' in editing ? editing.unit.version : 0 },
    textOf: (field, value) => (field === 'category' ? t(`units.${String(value)}`) : undefined),
    nameOf: { headId: async (person) => (await people.open({ id: person })).realName },
    load: async () => {
      const unit = await units.open({ id })
      return { document: draftOf({ unit }), revision: unit.version }
    },
    save: ({ headId, ...rest }, version) =>
      units.update({ id, version, ...rest, headId: headId === '' ? null : headId }),
  })
}

function draftOf(editing: UnitDialogProps['editing']): Draft {
  if (!('unit' in editing)) {
    const category = editing.parentId === '-1' ? 'company' : 'department'
    return { fullName: '', enCode: '', category, headId: '' }
  }
  const { fullName, enCode, category, headId } = editing.unit
  return { fullName, enCode, category, headId }
}

type UnitCodeProps = Readonly<{
  isNew: boolean
  draft: Readonly<{ fullName: string; enCode: string }>
  onChange: (code: string) => void
}>

/** The code: proposed for something new, and open to change later, since nothing but imports refers to it. */
export function UnitCode({ isNew, draft, onChange }: UnitCodeProps) {
  const t = useT()
  const code = { hint: t('units.codeHint'), value: draft.enCode, onChange }
  return isNew ? <CodeField name={draft.fullName} {...code} /> : <CodeInput {...code} />
}
