import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx'
import { SelectField } from '../../../kit/fields/labelled-inputs.tsx'
import { ApproverChanges } from './approver-changes.tsx'
import { mergePreviewQuery, movePreviewQuery, subtreeOf, type Unit, useUnitMutation } from './queries.ts'
import { UnitField } from './unit-field.tsx'
import type { Drop } from './unit-tree.tsx'

type MoveDialogProps = Readonly<{
  units: readonly Unit[]
  unit: Unit
  /** Where it was dropped; without, the dialog begins with where it is. */
  drop?: Drop | undefined
  onClose: () => void
}>

const last = '-'

/** Moves a unit below another, after a look at whose approvers change. */
export function MoveDialog({ units, unit, drop, onClose }: MoveDialogProps) {
  const t = useT()
  const feedback = useFeedback()
  const [parentId, setParent] = useState(drop?.parentId ?? unit.parentId)
  const [beforeId, setBefore] = useState(drop?.beforeId ?? last)
  const preview = useQuery(movePreviewQuery(useClient(), { id: unit.id, to: parentId }))
  const move = useUnitMutation((client, _: undefined) =>
    client.units.move({
      id: unit.id,
      version: unit.version,
      parentId,
      beforeId: beforeId === last ? null : beforeId,
    }),
  )
  const done = () => {
    feedback.success(t('units.moved', { name: unit.fullName }))
    onClose()
  }

  return (
    <FormDialog
      title={t('units.moveTitle', { name: unit.fullName })}
      confirm={t('units.move')}
      isPending={move.isPending}
      missing={preview.data ? undefined : t('units.changes.wait')}
      error={move.error}
      width={640}
      onSubmit={() => move.mutate(undefined, { onSuccess: done })}
      onClose={onClose}
    >
      <UnitField
        label={t('units.parent')}
        units={units}
        without={subtreeOf(units, unit.id)}
        hasTop
        value={parentId}
        onChange={(next) => {
          setParent(next)
          setBefore(last)
        }}
      />
      <SelectField<string>
        label={t('units.order')}
        value={beforeId}
        onChange={setBefore}
        options={[
          ...units
            .filter((one) => one.parentId === parentId && one.id !== unit.id)
            .map((one) => ({ value: one.id, label: t('units.before', { name: one.fullName }) })),
          { value: last, label: t('units.last') },
        ]}
      />
      <ApproverChanges query={preview} />
    </FormDialog>
  )
}

type MergeDialogProps = Omit<MoveDialogProps, 'drop'> & Readonly<{ onMerged: (into: string) => void }>

/** Merges a unit into another: its people, posts and departments go there, and it closes. */
export function MergeDialog({ units, unit, onMerged, onClose }: MergeDialogProps) {
  const t = useT()
  const feedback = useFeedback()
  const [intoId, setInto] = useState('')
  const preview = useQuery(mergePreviewQuery(useClient(), { id: unit.id, to: intoId }))
  const merge = useUnitMutation((client, _: undefined) =>
    client.units.merge({ id: unit.id, version: unit.version, intoId }),
  )
  const missing = intoId === '' ? t('units.mergeMissing') : t('units.changes.wait')
  const done = () => {
    feedback.success(t('units.merged', { name: unit.fullName }))
    onMerged(intoId)
  }

  return (
    <FormDialog
      title={t('units.mergeTitle', { name: unit.fullName })}
      confirm={t('units.merge')}
      isPending={merge.isPending}
      missing={preview.data ? undefined : missing}
      error={merge.error}
      width={640}
      onSubmit={() => merge.mutate(undefined, { onSuccess: done })}
      onClose={onClose}
    >
      <p>{t('units.mergeHint')}</p>
      <UnitField
        label={t('units.mergeInto')}
        units={units}
        without={subtreeOf(units, unit.id)}
        value={intoId}
        onChange={setInto}
      />
      {intoId !== '' && <ApproverChanges query={preview} />}
    </FormDialog>
  )
}
