import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { useState } from 'react'
import { Facts, FormattedTime } from '../../kit/details/facts.tsx'
import { SideDrawer } from '../../kit/details/side-drawer.tsx'
import { CodeField } from '../../kit/fields/code-field.tsx'
import { EditForm } from '../../kit/fields/edit-form.tsx'
import { SegmentedField } from '../../kit/fields/labelled-inputs.tsx'
import { noNames, type ThreeNames, ThreeNamesFields } from '../../kit/fields/three-names.tsx'
import { RemoveButton } from '../../kit/lists/list-buttons.tsx'
import { type Dictionary, useDictionaryMutation } from './queries.ts'

type DictionaryFormProps = Readonly<{ dictionary: Dictionary; onRemoved: () => void }>

/** The name of a dictionary. Forms refer to its code, so the code is fixed. */
export function DictionaryForm({ dictionary, onRemoved }: DictionaryFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const { id, fullName, translations } = dictionary
  const [names, setNames] = useState<ThreeNames>({ fullName, translations })
  const update = useDictionaryMutation((calls, input: ThreeNames) => calls.update({ id, ...input }))
  const remove = useDictionaryMutation((calls, _: undefined) => calls.remove({ id }))
  const showSaved = () => feedback.success(t('studio.saved'))

  return (
    <>
      <DictionaryFacts dictionary={dictionary} />
      <EditForm
        label={t('dictionary.name')}
        mutation={update}
        onSubmit={() => update.mutate(names, { onSuccess: showSaved })}
        aside={
          <RemoveButton
            name={fullName}
            consequence={t('dictionary.removeHint')}
            isBusy={remove.isPending}
            onRemove={() => remove.mutate(undefined, { onSuccess: onRemoved })}
          />
        }
      >
        <ThreeNamesFields label={t('dictionary.name')} value={names} onChange={setNames} />
        <ErrorNote error={remove.error} />
      </EditForm>
    </>
  )
}

function DictionaryFacts({ dictionary }: Pick<DictionaryFormProps, 'dictionary'>) {
  const t = useT()
  const { enCode, isTree, changedAt } = dictionary
  return (
    <Facts
      facts={[
        { name: t('studio.code'), value: <code>{enCode}</code> },
        {
          name: t('dictionary.shape'),
          value: t(isTree === 1 ? 'dictionary.tree' : 'dictionary.oneLevel'),
        },
        { name: t('dictionary.changedAt'), value: <FormattedTime at={changedAt} /> },
      ]}
    />
  )
}

type NewDictionaryProps = Readonly<{ onMade: (id: string) => void; onClose: () => void }>

/** A new dictionary; entries are added afterwards. */
export function NewDictionary({ onMade, onClose }: NewDictionaryProps) {
  const t = useT()
  const [names, setNames] = useState(noNames)
  const [enCode, setCode] = useState('')
  const [isTree, setTree] = useState<0 | 1>(0)
  const create = useDictionaryMutation((calls, input: Parameters<typeof calls.create>[0]) =>
    calls.create(input),
  )

  return (
    <SideDrawer title={t('dictionary.new')} width={480} onClose={onClose}>
      <EditForm
        label={t('dictionary.new')}
        mutation={create}
        onSubmit={() => create.mutate({ ...names, enCode, isTree }, { onSuccess: ({ id }) => onMade(id) })}
        onCancel={onClose}
      >
        <ThreeNamesFields label={t('dictionary.name')} value={names} onChange={setNames} />
        <CodeField name={names.fullName} value={enCode} onChange={setCode} />
        <SegmentedField<0 | 1>
          label={t('dictionary.shape')}
          value={isTree}
          onChange={setTree}
          options={[
            { value: 0, label: t('dictionary.oneLevel') },
            { value: 1, label: t('dictionary.tree') },
          ]}
        />
      </EditForm>
    </SideDrawer>
  )
}
