import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { DetailsDrawer } from '../../kit/details/details-drawer.tsx'
import { Facts } from '../../kit/details/facts.tsx'
import { Moment } from '../../kit/details/moment.tsx'
import { EditForm } from '../../kit/fields/edit-form.tsx'
import { RemoveButton } from '../../kit/lists/remove-button.tsx'
import { OriginFields, type Reach } from './origin-fields.tsx'
import { PlainField } from './plain-field.tsx'
import { type DataSource, sourceQuery, useInterfaceMutation } from './queries.ts'
import { TryConnection } from './try-connection.tsx'

/** One data source. Its password is write-only. */
export function SourceDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  return (
    <DetailsDrawer<DataSource>
      query={useQuery(sourceQuery(useClient(), id))}
      width={720}
      title={({ fullName }) => fullName}
      onClose={onClose}
    >
      {(source) => <SourceForm source={source} onRemoved={onClose} />}
    </DetailsDrawer>
  )
}

function SourceForm({ source, onRemoved }: Readonly<{ source: DataSource; onRemoved: () => void }>) {
  const t = useT()
  const feedback = useFeedback()
  const { id, enCode, changedAt, hasPassword } = source
  const [fullName, setName] = useState(source.fullName)
  const [reach, setReach] = useState<Reach>({ origin: source.origin, password: undefined })
  const update = useInterfaceMutation((calls, _: undefined) => calls.updateSource({ id, fullName, ...reach }))
  const remove = useInterfaceMutation((calls, _: undefined) => calls.removeSource({ id }))
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
        label={source.fullName}
        deed={update}
        onSubmit={() => update.mutate(undefined, { onSuccess: said })}
        aside={
          <>
            <RemoveButton
              name={source.fullName}
              consequence={t('data-interfaces.removeSourceHint')}
              isBusy={remove.isPending}
              onRemove={() => remove.mutate(undefined, { onSuccess: onRemoved })}
            />
            <TryConnection id={id} reach={reach} />
          </>
        }
      >
        <PlainField label={t('data-interfaces.sourceName')} value={fullName} onChange={setName} />
        <OriginFields reach={reach} hasPassword={hasPassword} onChange={setReach} />
        <ErrorNote error={remove.error} />
      </EditForm>
    </>
  )
}
