import { useT } from '@signet/i18n/react'
import { Badge, Button, Dropdown, Input, type MenuProps, Modal } from 'antd'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { EditForm } from '../../../../shell/edit-form.tsx'
import { Labelled } from '../../../../shell/labelled.tsx'
import { asksOf } from '../looking.ts'
import { useRecordsDesk } from '../records-desk.ts'
import { useViewDeed, type View } from './queries.ts'
import { useViewDeeds } from './use-view-deeds.ts'

/** Ways to look at the list that were kept under a name: to pick, keep, show to everybody, and throw away. */
export function ViewsEntry({ views }: Readonly<{ views: readonly View[] }>) {
  const t = useT()
  const { config, looking, view, pick } = useRecordsDesk()
  const [naming, setNaming] = useState<'new' | 'rename'>()
  const deeds = useViewDeeds({ onRename: () => setNaming('rename') })
  const isChanged = view !== undefined && !isSame(asksOf(looking, config.list), view.asks)
  const entry = (one: View) => ({ key: one.id, label: one.name, onClick: () => pick(one) })
  const group = (name: 'everybody' | 'own', members: readonly View[]) =>
    members.length > 0
      ? [
          {
            key: name,
            type: 'group' as const,
            label: t(`list-design.views.${name}`),
            children: members.map(entry),
          },
        ]
      : []
  const items: NonNullable<MenuProps['items']> = [
    { key: 'designed', label: t('list-design.views.designed'), onClick: () => pick(undefined) },
    ...group(
      'everybody',
      views.filter(({ isPublished }) => isPublished),
    ),
    ...group(
      'own',
      views.filter(({ isPublished }) => !isPublished),
    ),
    { key: 'divider', type: 'divider' },
    { key: 'new', label: t('list-design.views.keep'), onClick: () => setNaming('new') },
    ...(view ? deeds(view, isChanged) : []),
  ]

  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{ items, selectable: true, selectedKeys: [view?.id ?? 'designed'] }}
      >
        <Button
          icon={
            <Badge dot={isChanged}>
              <Bookmark size={16} aria-hidden />
            </Badge>
          }
        >
          {view ? nameOf(view) : t('list-design.views')}
        </Button>
      </Dropdown>
      {naming && (
        <NameDialog renamed={naming === 'rename' ? view : undefined} onClose={() => setNaming(undefined)} />
      )}
    </>
  )

  function nameOf({ name, isWhole }: View): string {
    if (!isWhole) return t('list-design.views.partly', { name })
    return isChanged ? t('list-design.views.changed', { name }) : name
  }
}

function isSame(one: View['asks'], other: View['asks']): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

/** The same whatever order the parts came in. */
function sorted(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(sorted)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, value]) => [name, sorted(value)]),
  )
}

type NameDialogProps = Readonly<{ renamed: View | undefined; onClose: () => void }>

/** Gives what the list shows now a name, or a view another one. */
function NameDialog({ renamed, onClose }: NameDialogProps) {
  const t = useT()
  const { config, looking, pick } = useRecordsDesk()
  const [name, setName] = useState(renamed?.name ?? '')
  const modelId = config.id
  const asks = asksOf(looking, config.list)
  const shownInPlace = { shownInPlace: true }
  const create = useViewDeed(
    (calls, next: string) => calls.create({ modelId, name: next, asks }),
    shownInPlace,
  )
  const rename = useViewDeed(
    (calls, { id, next }: Readonly<{ id: string; next: string }>) =>
      calls.change({ modelId, id, name: next }),
    shownInPlace,
  )
  const onSubmit = () => {
    const next = name.trim()
    if (next === '') return
    if (renamed) return rename.mutate({ id: renamed.id, next }, { onSuccess: onClose })
    create.mutate(next, {
      onSuccess: ({ id }) => {
        pick({ id, asks })
        onClose()
      },
    })
  }
  const title = renamed ? t('list-design.views.rename', { name: renamed.name }) : t('list-design.views.keep')

  return (
    <Modal open title={title} footer={null} onCancel={onClose}>
      <EditForm label={title} deed={renamed ? rename : create} onSubmit={onSubmit} onCancel={onClose}>
        <Labelled label={t('list-design.views.name')} hint={t('list-design.views.nameHint')}>
          {(id, hintId) => (
            <Input
              id={id}
              aria-describedby={hintId}
              autoFocus
              required
              maxLength={50}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Labelled>
      </EditForm>
    </Modal>
  )
}
