import { useT } from '@signet/i18n/react'
import { AppTile, Cell, CellGroup, Empty, PageState } from '@signet/ui'
import { LayoutGrid } from 'lucide-react'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import { useIsWide } from '../../kit/pages/use-is-wide.ts'
import { entriesBelow, menuHref } from './menu-entries.ts'
import { useMenu } from './queries.ts'

/** The entries of one catalog of the menu. */
export function MenuCatalog({ id }: Readonly<{ id: string }>) {
  const t = useT()
  const isWide = useIsWide()
  const menu = useMenu()
  const catalog = menu.data?.list.find((item) => item.id === id)
  const title = catalog?.fullName ?? t('applications.menu')

  return (
    <StackPage title={title} onRefresh={() => menu.refetch()}>
      <PageState
        query={{ ...menu, data: menu.data && entriesBelow(menu.data.list, { parentId: id, isWide }) }}
        isEmpty={(list) => list.length === 0}
        empty={
          <Empty
            icon={<LayoutGrid />}
            title={t('applications.nothing')}
            hint={t('applications.nothingHint')}
          />
        }
      >
        {(list) => (
          <CellGroup label={title}>
            {list.map((item) => (
              <Cell
                key={item.id}
                icon={<AppTile icon={item.icon} name={item.fullName} seed={item.id} size={32} />}
                title={item.fullName}
                href={menuHref(item)}
              />
            ))}
          </CellGroup>
        )}
      </PageState>
    </StackPage>
  )
}
