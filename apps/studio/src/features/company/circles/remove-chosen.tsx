import { type CircleRemovals, mostCirclesAtOnce } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { ErrorNote, sharedStyles } from '@signet/ui'
import { Button } from 'antd'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx'
import { useAskedChange } from '../../../kit/right-changes/use-asked-change.ts'
import { type CircleKind, type CircleRow, useCircleMutation } from './queries.ts'

type RemoveChosenProps = Readonly<{ kind: CircleKind; chosen: readonly CircleRow[]; onDone: () => void }>

/** Deletes the chosen roles or groups, all or none, after a look at what depends on each. */
export function RemoveChosen({ kind, chosen, onDone }: RemoveChosenProps) {
  const t = useT()
  const client = useClient()
  const isTooMany = chosen.length > mostCirclesAtOnce
  const save = useCircleMutation((own, ids: string[]) => own[kind].removeMany({ ids }))
  const { asked, ask, isPending, error, confirm, close } = useAskedChange({
    preview: (ids: string[]) => client[kind].previewRemoval({ ids }),
    save,
    isAsked: () => true,
    onSaved: onDone,
  })
  return (
    <>
      <span className={sharedStyles.weak}>
        {isTooMany
          ? t('circles.tooManyChosen', { count: chosen.length, most: mostCirclesAtOnce })
          : t('circles.chosen', { count: chosen.length })}
      </span>
      <Button
        danger
        disabled={isTooMany}
        loading={isPending && !asked}
        onClick={() => ask(chosen.map(({ id }) => id))}
      >
        {t('circles.removeChosen')}
      </Button>
      <Button type="text" onClick={onDone}>
        {t('circles.unchoose')}
      </Button>
      <ErrorNote error={error} />
      {asked && (
        <Removals
          title={t(`circles.${kind}.removeTitle`, { count: asked.change.length })}
          removals={asked.changes}
          saving={save}
          onConfirm={confirm}
          onClose={close}
        />
      )}
    </>
  )
}

type RemovalsProps = Readonly<{
  title: string
  removals: CircleRemovals
  saving: Readonly<{ isPending: boolean; error: Error | null }>
  onConfirm: () => void
  onClose: () => void
}>

/** Those in use come first, since they prevent the deletion of all. */
function Removals({ title, removals, saving, onConfirm, onClose }: RemovalsProps) {
  const t = useT()
  const used = removals.list.filter(({ usedBy }) => usedBy.length > 0)
  const free = removals.list.filter(({ usedBy }) => usedBy.length === 0)
  return (
    <FormDialog
      title={title}
      confirm={t('circles.removeConfirm')}
      missing={used.length > 0 ? t('circles.removeInUse', { count: used.length }) : undefined}
      isPending={saving.isPending}
      error={saving.error}
      onSubmit={onConfirm}
      onClose={onClose}
    >
      <p className={sharedStyles.weak}>{t('circles.removeHint')}</p>
      <ul className={sharedStyles.stack2}>
        {[...used, ...free].map(({ id, fullName, num, usedBy }) => (
          <li key={id}>
            {t('circles.removalOf', { name: fullName, count: num })}
            {usedBy.length > 0 && (
              <p className={sharedStyles.weak}>
                {t('circles.removalUsedBy', { names: usedBy.join(t('circles.and')) })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </FormDialog>
  )
}
