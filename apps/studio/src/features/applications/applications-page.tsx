import { useT } from '@signet/i18n/react'
import { AppTile, Status } from '@signet/ui'
import type { TableColumnsType } from 'antd'
import { useAdministration } from '../../kit/context/use-administration.ts'
import { FormattedTime } from '../../kit/details/facts.tsx'
import { NewButton, StartButton, unmade } from '../../kit/lists/list-buttons.tsx'
import { ListPage } from '../../kit/lists/list-page.tsx'
import { useListSearch } from '../../kit/lists/list-search.ts'
import { NamedRow } from '../../kit/lists/named-row.tsx'
import { ApplicationDrawer, NewApplication } from './application-drawer.tsx'
import styles from './applications.module.css'
import { type ApplicationRow, useApplications } from './queries.ts'

/** All applications of the company in the order in which people see them. */
export function ApplicationsPage() {
  const t = useT()
  const { search, change } = useListSearch()
  const isForAll = useAdministration().has('applications')
  return (
    <ListPage<ApplicationRow>
      title={t('studio.applications')}
      query={useApplications(search.keyword ?? '')}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      actions={isForAll && <NewButton />}
      emptyHint={t('applications.listHint')}
      start={isForAll && <StartButton label={t('applications.new')} />}
      drawer={(id, close) =>
        id === unmade ? (
          <NewApplication onMade={(made) => change({ open: made }, { replace: true })} onClose={close} />
        ) : (
          <ApplicationDrawer key={id} id={id} onClose={close} />
        )
      }
    />
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<ApplicationRow> {
  return [
    {
      title: t('applications.name'),
      render: (_, { id, fullName, enCode, icon }) => (
        <span className={styles.named}>
          <AppTile icon={icon} name={fullName} seed={id} size={32} />
          <NamedRow name={fullName} note={enCode} />
        </span>
      ),
    },
    {
      title: t('applications.administrators'),
      render: (_, { administrators }) =>
        administrators.map(({ name }) => name).join(t('applications.and')) || '—',
    },
    { title: t('applications.entries'), dataIndex: 'entries', align: 'right' },
    {
      title: t('applications.state'),
      render: (_, { enabledMark }) => (
        <Status kind={enabledMark === 1 ? 'passed' : 'ended'}>
          {t(enabledMark === 1 ? 'applications.on' : 'applications.off')}
        </Status>
      ),
    },
    {
      title: t('applications.changedAt'),
      render: (_, { changedAt, changedBy }) => (
        <span>
          <FormattedTime at={changedAt} /> · {changedBy}
        </span>
      ),
    },
  ]
}
