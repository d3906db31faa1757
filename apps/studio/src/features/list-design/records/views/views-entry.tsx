import { useT } from '@signet/i18n/react'
import { Badge, Button, Dropdown, type MenuProps } from 'antd'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { asksOf } from '../looking.ts'
import { useRecordsDesk } from '../records-desk.ts'
import { NameDialog } from './name-dialog.tsx'
import type { View } from './queries.ts'
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
