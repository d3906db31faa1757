import { classes, Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import desk from '../../kit/designer/desk.module.css'
import { useStepKeys } from '../../kit/designer/use-edit-keys.ts'
import { ListBar } from './designer/list-bar.tsx'
import { ListProvider, type SettingTab, useNewList } from './designer/list-context.ts'
import { GrantsPart } from './grants/grants-part.tsx'
import styles from './list-page.module.css'
import { Preview } from './preview/preview.tsx'
import { listQuery, type SavedList } from './queries.ts'
import { Settings } from './settings/settings.tsx'

/** The list designer. Loads the list once; later changes on the server do not replace the draft. */
export function ListDesignPage() {
  const { formId } = useParams({ from: '/signed-in/lists/$formId' })
  const { data, error, refetch } = useQuery(listQuery(useClient(), formId))
  if (data) return <ListDesk key={formId} saved={data} />
  if (error) return <Failure error={error} onRetry={refetch} />
  return <Skeleton active paragraph={{ rows: 12 }} />
}

/** Settings with a preview beside them, or the permissions. */
function ListDesk({ saved }: Readonly<{ saved: SavedList }>) {
  const designer = useNewList(saved)
  const navigate = useNavigate()
  const { part = 'list' } = useSearch({ from: '/signed-in/lists/$formId' })
  const [tab, setTab] = useState<SettingTab>('columns')
  const isModel = saved.version > 0 && saved.state !== 'withdrawn'
  useStepKeys(designer.dispatch)

  return (
    <ListProvider value={designer}>
      <div className={classes(desk.desk, styles.desk)} data-part={part}>
        <ListBar
          saved={saved}
          isModel={isModel}
          part={part}
          onPart={(next) => navigate({ to: '.', search: next === 'list' ? {} : { part: next } })}
          onTab={setTab}
        />
        {part === 'list' && (
          <>
            <Settings tab={tab} onTab={setTab} />
            <Preview isModel={isModel} />
          </>
        )}
        {part === 'grants' && <GrantsPart />}
      </div>
    </ListProvider>
  )
}
