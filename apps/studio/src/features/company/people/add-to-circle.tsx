import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useAdministration } from '../../../kit/context/use-administration.ts'
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { useLabelSearch } from '../../../kit/properties/use-label-search.ts'
import { RightChanges } from '../../../kit/right-changes/right-changes.tsx'
import { hasConsequences, useAskedChange } from '../../../kit/right-changes/use-asked-change.ts'
import { groupsQuery, type PersonRow, rolesQuery, usePeopleMutation } from './queries.ts'

type Circle = Readonly<{ kind: 'roles' | 'groups'; id: string }>
type AddToCircleProps = Readonly<{
  people: readonly PersonRow[]
  onClose: () => void
  onDone: () => void
}>

/** Adds people to a role or group, after a look at what they gain. */
export function AddToCircle({ people, onClose, onDone }: AddToCircleProps) {
  const t = useT()
  const client = useClient()
  const [circle, setCircle] = useState<Circle>()
  const add = people.map(({ id }) => id)
  const save = usePeopleMutation((own, { kind, id }: Circle) => own[kind].changeMembers({ id, add }))
  const { asked, ask, isPending, error, confirm, close } = useAskedChange({
    preview: ({ kind, id }: Circle) => client[kind].previewMembers({ id, add }),
    save,
    isAsked: hasConsequences,
    onSaved: onDone,
  })
  if (asked) return <RightChanges changes={asked.changes} saving={save} onConfirm={confirm} onClose={close} />
  return (
    <FormDialog
      title={t('people.addToTitle', { count: people.length })}
      confirm={t('people.add')}
      missing={circle ? undefined : t('people.chooseCircle')}
      isPending={isPending}
      error={error}
      onSubmit={() => circle && ask(circle)}
      onClose={onClose}
    >
      <Labelled label={t('people.circle')}>
        {(id) => <CircleSelect id={id} value={circle} onChange={setCircle} />}
      </Labelled>
    </FormDialog>
  )
}

type CircleSelectProps = Readonly<{
  id: string
  value: Circle | undefined
  onChange: (circle: Circle | undefined) => void
}>

/** Roles and groups that the administrator may change; who is in a group by rule is not chosen by hand. */
function CircleSelect({ id: field, value, onChange }: CircleSelectProps) {
  const t = useT()
  const client = useClient()
  const search = useLabelSearch()
  const { hasCircle } = useAdministration()
  const { data: roles } = useQuery(rolesQuery(client))
  const { data: groups } = useQuery(groupsQuery(client))
  const byHand = (groups?.list ?? []).filter(({ isByRule }) => !isByRule)
  const circles = { roles: roles?.list ?? [], groups: byHand }
  const kinds = ['roles', 'groups'] as const
  const optionsOf = (kind: Circle['kind']) =>
    circles[kind]
      .filter(({ id }) => hasCircle(id))
      .map(({ id, fullName }) => ({ value: `${kind} ${id}`, label: fullName }))
  return (
    <Select<string>
      id={field}
      style={{ width: '100%' }}
      showSearch={search}
      value={value ? `${value.kind} ${value.id}` : null}
      options={kinds.map((kind) => ({ label: t(`people.${kind}`), options: optionsOf(kind) }))}
      onChange={(chosen) => {
        const kind = kinds.find((one) => chosen.startsWith(`${one} `))
        onChange(kind && { kind, id: chosen.slice(kind.length + 1) })
      }}
    />
  )
}
