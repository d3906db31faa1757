import { useT } from '@signet/i18n/react'
import { Button, CellGroup, IconButton, Sheet, sharedStyles, useFeedback } from '@signet/ui'
import { Bookmark, Check, SquarePen } from 'lucide-react'
import { useState } from 'react'
import { hasChanges, type ListQuery, queryOfView, viewAsksOf } from '../search/list-query.ts'
import { useViewMutation, type View } from './queries.ts'
import { ViewForm } from './view-form.tsx'
import styles from './views.module.css'

type ViewsSheetProps = ViewsProps & Readonly<{ onClose: () => void }>

/** The views of a list, to choose, save and edit. */
function ViewsSheet(props: ViewsSheetProps) {
  const { modelId, views, query, designed, onPick, onClose } = props
  const t = useT()
  const [edited, setEdited] = useState<View | 'new'>()
  const pick = (next: typeof query) => {
    onPick(next)
    onClose()
  }
  if (edited !== undefined)
    return (
      <ViewForm
        modelId={modelId}
        view={edited === 'new' ? undefined : edited}
        query={query}
        onKept={(view) => onPick({ ...query, view })}
        onGone={(id) => {
          if (id === query.view) onPick({ ...query, view: undefined })
        }}
        onClose={() => setEdited(undefined)}
      />
    )

  const lines = (which: readonly View[]) =>
    which.map((view) => (
      <ViewLine
        key={view.id}
        view={view}
        isPicked={view.id === query.view}
        onPick={() => pick(queryOfView(view))}
        onEdit={() => setEdited(view)}
      />
    ))
  const [shared, own] = [true, false].map((is) => views.filter(({ isPublished }) => isPublished === is))
  return (
    <Sheet title={t('records.view.title')} onClose={onClose} footer={<Foot {...props} onNew={setEdited} />}>
      <CellGroup label={t('records.view.designed')}>
        <ViewLine view={undefined} isPicked={query.view === undefined} onPick={() => pick(designed)} />
      </CellGroup>
      {shared && shared.length > 0 && <CellGroup title={t('records.view.shared')}>{lines(shared)}</CellGroup>}
      {own && own.length > 0 && <CellGroup title={t('records.view.own')}>{lines(own)}</CellGroup>}
    </Sheet>
  )
}

type FootProps = ViewsSheetProps & Readonly<{ onNew: (which: 'new') => void }>

/** Saves the current search as a new view, or in the view it came from. */
function Foot({ modelId, views, query, onNew, onClose }: FootProps) {
  const t = useT()
  const feedback = useFeedback()
  const picked = views.find(({ id }) => id === query.view)
  const keep = useViewMutation(modelId, (calls, id: string) =>
    calls.change({ modelId, id, asks: viewAsksOf(query) }),
  )
  const onKeep = (id: string) =>
    keep.mutate(id, {
      onSuccess: () => {
        feedback.success(t('records.saved'))
        onClose()
      },
    })

  return (
    <>
      <Button onClick={() => onNew('new')}>{t('records.view.keepNew')}</Button>
      {picked?.can.change && hasChanges(query, picked.asks) && (
        <Button tone="primary" isBusy={keep.isPending} onClick={() => onKeep(picked.id)}>
          {t('records.view.keep')}
        </Button>
      )}
    </>
  )
}

type ViewLineProps = Readonly<{
  /** Undefined: the list as designed. */
  view: View | undefined
  isPicked: boolean
  onPick: () => void
  onEdit?: () => void
}>

/** A view to choose, with a button to edit it. */
function ViewLine({ view, isPicked, onPick, onEdit }: ViewLineProps) {
  const t = useT()
  const name = view?.name ?? t('records.view.designed')
  const notes = [
    view?.isDefault && t('records.view.isDefault'),
    view && !view.isWhole && t('records.view.isReduced'),
  ].filter(Boolean)

  return (
    <li className={styles.line}>
      <button type="button" className={styles.pick} aria-pressed={isPicked} onClick={onPick}>
        <span className={sharedStyles.title}>{name}</span>
        {notes.length > 0 && <span className={sharedStyles.note}>{notes.join(' · ')}</span>}
      </button>
      {isPicked && <Check className={sharedStyles.chosenMark} aria-hidden="true" />}
      {view && (
        <IconButton
          label={t('records.view.edit', { name })}
          icon={<SquarePen />}
          {...(onEdit && { onClick: onEdit })}
        />
      )}
    </li>
  )
}

/** Shows the current view and whether it was changed; opens the list of views. */
export function ViewsButton(props: ViewsProps) {
  const { views, query } = props
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const picked = views.find(({ id }) => id === query.view)
  const name = picked?.name ?? t('records.view.designed')
  const isChanged = picked !== undefined && hasChanges(query, picked.asks)

  return (
    <>
      <Button
        size="small"
        tone="quiet"
        icon={<Bookmark aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-label={t('records.view.open', { name, isChanged: isChanged ? 'yes' : 'no' })}
        onClick={() => setOpen(true)}
      >
        {isChanged ? t('records.view.changed', { name }) : name}
      </Button>
      {isOpen && <ViewsSheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

type ViewsProps = Readonly<{
  modelId: string
  views: readonly View[]
  query: ListQuery
  /** The list as designed. */
  designed: ListQuery
  onPick: (request: ListQuery) => void
}>
