import { useFormats, useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import type { TableColumnsType } from 'antd'
import { useClient } from '../../../kit/context/app-context.ts'
import { iconsQuery } from '../../../kit/fields/icon-choice.tsx'
import { NewButton, StartButton, unmade } from '../../../kit/lists/list-buttons.tsx'
import { ListPage } from '../../../kit/lists/list-page.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { IconDrawer, NewIcon } from './icon-drawer.tsx'
import styles from './icons.module.css'
import { freshAddress, type IconRow, useIcons } from './queries.ts'

/** The icons that a company uploaded. */
export function IconsPage() {
  const t = useT()
  const formats = useFormats()
  const { search } = useListSearch()
  const all = useQuery(iconsQuery(useClient()))
  return (
    <ListPage<IconRow>
      title={t('icons.title')}
      query={useIcons(search.keyword ?? '')}
      columns={columnsIn(t, formats)}
      idOf={({ id }) => id}
      actions={<NewButton />}
      emptyHint={t('icons.emptyHint')}
      start={<StartButton label={t('icons.new')} />}
      drawer={(id, close) =>
        id === unmade ? (
          <NewIcon onClose={close} />
        ) : (
          <IconDrawer key={id} query={all} id={id} onClose={close} />
        )
      }
    />
  )
}

const kinds = { 'image/svg+xml': 'SVG', 'image/png': 'PNG', 'image/webp': 'WebP' } as const

function columnsIn(
  t: ReturnType<typeof useT>,
  formats: ReturnType<typeof useFormats>,
): TableColumnsType<IconRow> {
  return [
    {
      title: t('icons.name'),
      render: (_, row) => (
        <span className={styles.named}>
          <img className={styles.small} src={freshAddress(row)} alt="" />
          {row.fullName}
        </span>
      ),
    },
    { title: t('icons.category'), dataIndex: 'category' },
    {
      title: t('icons.file'),
      render: (_, { type, bytes }) => `${kinds[type]} · ${formats.fileSize(bytes)}`,
    },
    { title: t('icons.changedAt'), render: (_, { changedAt }) => formats.dateTime(changedAt) },
  ]
}
