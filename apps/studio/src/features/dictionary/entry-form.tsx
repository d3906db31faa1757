import { useT } from '@signet/i18n/react'
import { ErrorNote } from '@signet/ui'
import { Switch } from 'antd'
import { useState } from 'react'
import { Facts } from '../../kit/details/facts.tsx'
import { CodeField } from '../../kit/fields/code-field.tsx'
import { EditForm, FieldPair } from '../../kit/fields/edit-form.tsx'
import { Labelled } from '../../kit/fields/labelled.tsx'
import { NumberField, SelectField } from '../../kit/fields/labelled-inputs.tsx'
import { noNames, type ThreeNames, ThreeNamesFields } from '../../kit/fields/three-names.tsx'
import { RemoveButton } from '../../kit/lists/list-buttons.tsx'
import { useLabelSearch } from '../../kit/properties/use-label-search.ts'
import { type Dictionary, type EditedEntry, type Entry, useDictionaryMutation } from './queries.ts'

type EntryFormProps = Readonly<{ dictionary: Dictionary; editing: EditedEntry; onClose: () => void }>
type Draft = ThreeNames &
  Readonly<{ enCode: string; parentId: string; sortCode: number | null; enabledMark: 0 | 1 }>

/** One entry: name, parent, and whether it is enabled. */
export function EntryForm({ dictionary, editing, onClose }: EntryFormProps) {
  const t = useT()
  const entry = 'entry' in editing ? editing.entry : null
  const [draft, setDraft] = useState(() => draftOf(editing))
  const save = useDictionaryMutation((calls, { sortCode, enCode, ...rest }: Draft) => {
    const settings = { ...rest, ...(sortCode !== null && { sortCode }) }
    return entry
      ? calls.updateEntry({ id: entry.id, ...settings })
      : calls.createEntry({ dictionaryTypeId: dictionary.id, enCode, ...settings })
  })
  const remove = useDictionaryMutation((calls, { id }: Entry) => calls.removeEntry({ id }))

  return (
    <EditForm
      label={t('dictionary.entry')}
      mutation={save}
      onSubmit={() => save.mutate(draft, { onSuccess: onClose })}
      onCancel={onClose}
      aside={
        entry && (
          <RemoveButton
            name={entry.fullName}
            consequence={t('dictionary.removeEntryHint')}
            isBusy={remove.isPending}
            onRemove={() => remove.mutate(entry, { onSuccess: onClose })}
          />
        )
      }
    >
      <EntryNames entry={entry} draft={draft} onChange={setDraft} />
      <EntryPlace dictionary={dictionary} entry={entry} draft={draft} onChange={setDraft} />
      <ErrorNote error={remove.error} />
    </EditForm>
  )
}

function draftOf(editing: EditedEntry): Draft {
  if (!('entry' in editing))
    return { ...noNames, enCode: '', parentId: editing.below, sortCode: null, enabledMark: 1 }
  const { fullName, translations, enCode, parentId, sortCode, enabledMark } = editing.entry
  return { fullName, translations, enCode, parentId, sortCode, enabledMark }
}

type EntryNamesProps = Readonly<{ entry: Entry | null; draft: Draft; onChange: (draft: Draft) => void }>

/** Names, and the code, which is fixed once saved. */
function EntryNames({ entry, draft, onChange }: EntryNamesProps) {
  const t = useT()
  return (
    <>
      <ThreeNamesFields
        label={t('dictionary.entryName')}
        value={draft}
        onChange={(names) => onChange({ ...draft, ...names })}
      />
      {entry ? (
        <Facts facts={[{ name: t('studio.code'), value: <code>{entry.enCode}</code> }]} />
      ) : (
        <CodeField
          name={draft.fullName}
          value={draft.enCode}
          onChange={(enCode) => onChange({ ...draft, enCode })}
        />
      )}
    </>
  )
}

type EntryPlaceProps = EntryNamesProps & Readonly<{ dictionary: Dictionary }>

function EntryPlace({ dictionary, entry, draft, onChange }: EntryPlaceProps) {
  const search = useLabelSearch()
  const t = useT()
  const others = dictionary.entries.filter(({ id }) => id !== entry?.id)
  return (
    <FieldPair>
      {dictionary.isTree === 1 && (
        <SelectField
          label={t('dictionary.parent')}
          showSearch={search}
          value={draft.parentId}
          options={[
            { value: '0', label: t('dictionary.top') },
            ...others.map((one) => ({ value: one.id, label: one.fullName })),
          ]}
          onChange={(parentId) => onChange({ ...draft, parentId })}
        />
      )}
      <NumberField
        label={t('dictionary.order')}
        hint={t('dictionary.orderHint')}
        min={0}
        value={draft.sortCode}
        onChange={(sortCode) => onChange({ ...draft, sortCode })}
      />
      <OfferedSwitch draft={draft} onChange={onChange} />
    </FieldPair>
  )
}

function OfferedSwitch({ draft, onChange }: Pick<EntryPlaceProps, 'draft' | 'onChange'>) {
  const t = useT()
  return (
    <Labelled label={t('dictionary.isOffered')} hint={t('dictionary.retiredHint')}>
      {(id, hintId) => (
        <span>
          <Switch
            id={id}
            aria-describedby={hintId}
            checked={draft.enabledMark === 1}
            onChange={(isOn) => onChange({ ...draft, enabledMark: isOn ? 1 : 0 })}
          />
        </span>
      )}
    </Labelled>
  )
}
