import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { useState } from 'react'
import { Facts } from '../../kit/details/facts.tsx'
import { Moment } from '../../kit/details/moment.tsx'
import { EditForm } from '../../kit/fields/edit-form.tsx'
import { type ThreeNames, ThreeNamesFields } from '../../kit/fields/three-names.tsx'
import { RemoveButton } from '../../kit/lists/remove-button.tsx'
import { type Dictionary, useDictionaryMutation } from './queries.ts'

type DictionaryFormProps = Readonly<{ dictionary: Dictionary; onRemoved: () => void }>

/** The name of a dictionary. Forms refer to its code, so the code is fixed. */
export function DictionaryForm({ dictionary, onRemoved }: DictionaryFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const { id, fullName, enCode, translations, isTree, changedAt } = dictionary
  const [names, setNames] = useState<ThreeNames>({ fullName, translations })
  const update = useDictionaryMutation((calls, input: ThreeNames) => calls.update({ id, ...input }))
  const remove = useDictionaryMutation((calls, _: undefined) => calls.remove({ id }))
  const said = () => feedback.success(t('studio.saved'))

  return (
    <>
      <Facts
        facts={[
          { name: t('studio.code'), value: <code>{enCode}</code> },
          {
            name: t('dictionary.shape'),
            value: t(isTree === 1 ? 'dictionary.tree' : 'dictionary.oneLevel'),
          },
          { name: t('dictionary.changedAt'), value: <Moment at={changedAt} /> },
        ]}
      />
      <EditForm
        label={t('dictionary.name')}
        deed={update}
        onSubmit={() => update.mutate(names, { onSuccess: said })}
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
