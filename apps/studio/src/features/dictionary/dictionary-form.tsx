import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { useState } from 'react'
import { EditForm } from '../../shell/edit-form.tsx'
import { Facts } from '../../shell/facts.tsx'
import { Moment } from '../../shell/moment.tsx'
import { RemoveButton } from '../../shell/remove-button.tsx'
import { type ThreeNames, ThreeNamesFields } from '../../shell/three-names.tsx'
import { type Dictionary, useDictionaryDeed } from './queries.ts'

type DictionaryFormProps = Readonly<{ dictionary: Dictionary; onRemoved: () => void }>

/** What a dictionary is called. Its code is what forms know it by, so it stays. */
export function DictionaryForm({ dictionary, onRemoved }: DictionaryFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const { id, fullName, enCode, translations, isTree, changedAt } = dictionary
  const [names, setNames] = useState<ThreeNames>({ fullName, translations })
  const update = useDictionaryDeed((calls, input: ThreeNames) => calls.update({ id, ...input }))
  const remove = useDictionaryDeed((calls, _: undefined) => calls.remove({ id }))
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
