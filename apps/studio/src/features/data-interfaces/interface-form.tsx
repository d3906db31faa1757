import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { useState } from 'react'
import { Facts } from '../../kit/details/facts.tsx'
import { Moment } from '../../kit/details/moment.tsx'
import { EditForm } from '../../kit/fields/edit-form.tsx'
import { RemoveButton } from '../../kit/lists/remove-button.tsx'
import { draftOf, questionOf } from './interface-draft.ts'
import { InterfaceFields } from './interface-fields.tsx'
import { type DataInterface, useInterfaceMutation } from './queries.ts'
import { TrySection } from './try-section.tsx'
import { useRowsMistake } from './use-rows-mistake.ts'

type InterfaceFormProps = Readonly<{ one: DataInterface; onRemoved: () => void }>

/** The settings of an existing interface. */
export function InterfaceForm({ one, onRemoved }: InterfaceFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const { id, enCode, changedAt } = one
  const [draft, setDraft] = useState(() => draftOf(one))
  const mistake = useRowsMistake()
  const update = useInterfaceMutation(async (calls, _: undefined) => {
    const { fullName, category, audience } = draft
    const question = questionOf(draft) ?? mistake()
    return calls.update({ id, fullName, category, audience, ...question })
  })
  const remove = useInterfaceMutation((calls, _: undefined) => calls.remove({ id }))
  const said = () => feedback.success(t('studio.saved'))

  return (
    <>
      <Facts
        facts={[
          { name: t('studio.code'), value: <code>{enCode}</code> },
          { name: t('data-interfaces.changedAt'), value: <Moment at={changedAt} /> },
        ]}
      />
      <EditForm
        label={one.fullName}
        deed={update}
        onSubmit={() => update.mutate(undefined, { onSuccess: said })}
        aside={
          <RemoveButton
            name={one.fullName}
            consequence={t('data-interfaces.removeHint')}
            isBusy={remove.isPending}
            onRemove={() => remove.mutate(undefined, { onSuccess: onRemoved })}
          />
        }
      >
        <InterfaceFields draft={draft} onChange={setDraft} />
        <ErrorNote error={remove.error} />
      </EditForm>
      <TrySection id={id} draft={draft} />
    </>
  )
}
