import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { useState } from 'react'
import { Facts } from '../../../kit/details/facts.tsx'
import { CodeInput } from '../../../kit/fields/code-field.tsx'
import { EditForm, FieldPair } from '../../../kit/fields/edit-form.tsx'
import { TextField } from '../../../kit/fields/labelled-inputs.tsx'
import { RemoveButton } from '../../../kit/lists/list-buttons.tsx'
import { type Circle, type CircleKind, useCircleMutation } from './queries.ts'

type CircleFormProps = Readonly<{ kind: CircleKind; circle: Circle; onRemoved: () => void }>

/** Name and code of a role or group, and what refers to it. */
export function CircleForm({ kind, circle, onRemoved }: CircleFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const { id, version, usedBy } = circle
  const [fullName, setName] = useState(circle.fullName)
  const [enCode, setCode] = useState(circle.enCode)
  const save = useCircleMutation((client, _: undefined) =>
    client[kind].update({ id, version, fullName, enCode }),
  )
  const remove = useCircleMutation((client, _: undefined) => client[kind].remove({ id }))

  return (
    <EditForm
      label={t('circles.name')}
      mutation={save}
      onSubmit={() => save.mutate(undefined, { onSuccess: () => feedback.success(t('studio.saved')) })}
      aside={
        <RemoveButton
          name={circle.fullName}
          consequence={t('circles.removeHint')}
          isBusy={remove.isPending}
          onRemove={() => remove.mutate(undefined, { onSuccess: onRemoved })}
        />
      }
    >
      <FieldPair>
        <TextField label={t('circles.name')} required maxLength={100} value={fullName} onChange={setName} />
        <CodeInput value={enCode} onChange={setCode} />
      </FieldPair>
      <Facts
        facts={[{ name: t('circles.usedBy'), value: usedBy.join(t('circles.and')) || t('circles.notUsed') }]}
      />
      <ErrorNote error={remove.error} />
    </EditForm>
  )
}
