import { useT } from '@signet/i18n/react'
import { Button, ErrorNote, Sheet, sharedStyles, TextField, useFeedback } from '@signet/ui'
import { useRef, useState } from 'react'
import { useCurrentUser } from '../../../kit/context/use-current-user.ts'
import { askFirst } from '../action-bar.tsx'
import { type ListQuery, viewAsksOf } from '../search/list-query.ts'
import { useViewMutation, type View } from './queries.ts'
import styles from './views.module.css'

type ViewFormProps = Readonly<{
  modelId: string
  /** Undefined: a new view of the current search. */
  view: View | undefined
  query: ListQuery
  onKept: (id: string) => void
  onGone: (id: string) => void
  onClose: () => void
}>

type ViewInput = Readonly<{ name: string; isDefault: boolean; isPublished: boolean }>

/** Name of a view, whether it is the default, and who sees it. */
export function ViewForm({ modelId, view, query, onKept, onGone, onClose }: ViewFormProps) {
  const t = useT()
  const { data: user } = useCurrentUser()
  const [wish, setWish] = useState<ViewInput>({ name: '', isDefault: false, isPublished: false, ...view })
  /** The id of the created view, so that a retry after a partial failure does not create another. */
  const made = useRef<string>(undefined)
  const mayPublish = view?.can.publish ?? user?.userInfo.isAdministrator ?? false
  const mayChange = view?.can.change ?? true
  const save = useViewMutation(modelId, async (calls, { name, isDefault, isPublished }: ViewInput) => {
    const id = view?.id ?? made.current ?? (await calls.create({ modelId, name, asks: viewAsksOf(query) })).id
    made.current = id
    if (view && name !== view.name) await calls.change({ modelId, id, name })
    if (isDefault !== (view?.isDefault ?? false)) await calls.setDefault({ modelId, id, isDefault })
    if (isPublished !== (view?.isPublished ?? false)) await calls.publish({ modelId, id, isPublished })
    return id
  })
  const onSave = () =>
    save.mutate(wish, {
      onSuccess: (id) => {
        if (!view) onKept(id)
        onClose()
      },
    })

  return (
    <Sheet
      title={t(view ? 'records.view.change' : 'records.view.keepNew')}
      onClose={onClose}
      footer={
        <>
          {view?.can.change && (
            <RemoveButton modelId={modelId} view={view} onGone={onGone} onClose={onClose} />
          )}
          <Button tone="primary" isBusy={save.isPending} disabled={wish.name.trim() === ''} onClick={onSave}>
            {t('records.save')}
          </Button>
        </>
      }
    >
      <div className={sharedStyles.stack4}>
        <ErrorNote error={save.error} />
        <TextField
          label={t('records.view.name')}
          value={wish.name}
          maxLength={50}
          required
          disabled={!mayChange}
          onChange={(name) => setWish({ ...wish, name })}
        />
        <Tick
          label={t('records.view.setDefault')}
          value={wish.isDefault}
          onChange={(isDefault) => setWish({ ...wish, isDefault })}
        />
        {mayPublish && (
          <Tick
            label={t('records.view.publish')}
            value={wish.isPublished}
            onChange={(isPublished) => setWish({ ...wish, isPublished })}
          />
        )}
      </div>
    </Sheet>
  )
}

type RemoveButtonProps = Pick<ViewFormProps, 'modelId' | 'onGone' | 'onClose'> & Readonly<{ view: View }>

function RemoveButton({ modelId, view: { id, name }, onGone, onClose }: RemoveButtonProps) {
  const t = useT()
  const ask = askFirst(useFeedback(), { confirm: t('records.removeOne'), tone: 'danger' })
  const remove = useViewMutation(modelId, (calls) => calls.remove({ modelId, id }))
  const onRemoved = () => {
    onGone(id)
    onClose()
  }
  return (
    <Button
      tone="danger"
      isBusy={remove.isPending}
      onClick={() =>
        void ask(t('records.view.askRemove', { name }), () =>
          remove.mutate(undefined, { onSuccess: onRemoved }),
        )
      }
    >
      {t('records.removeOne')}
    </Button>
  )
}

type TickProps = Readonly<{ label: string; value: boolean; onChange: (value: boolean) => void }>

function Tick({ label, value, onChange }: TickProps) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  )
}
