import { useT } from '@signet/i18n/react'
import { type ListDefinition, readList } from '@signet/list'
import { Empty, Failure, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormattedTime } from '../../../kit/details/facts.tsx'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { ExcuseNote } from '../../../kit/publish-sheet/excuse-note.tsx'
import { type ListVersion, versionsQuery } from '../queries.ts'
import { useListDesigner } from './list-context.ts'
import styles from './versions-drawer.module.css'

/** All published versions, their differences to the draft, and a button to restore one. */
export function VersionsDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  const t = useT()
  const { data, error, refetch } = useQuery(versionsQuery(useClient(), id))
  return (
    <SideDrawer width={480} title={t('list-design.versions')} onClose={onClose}>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active />}
      {data?.list.length === 0 && <Empty title={t('list-design.versions.none')} />}
      <ul className={styles.versions}>
        {data?.list.map((version) => (
          <Version key={version.version} version={version} onClose={onClose} />
        ))}
      </ul>
    </SideDrawer>
  )
}

function Version({ version, onClose }: Readonly<{ version: ListVersion; onClose: () => void }>) {
  const t = useT()
  const { list, dispatch } = useListDesigner()
  const older = readList(version.definition)
  const parts = differingParts(older, list)
  const restore = () => {
    dispatch({ type: 'edit', edit: () => older })
    onClose()
  }

  return (
    <li className={styles.version}>
      <strong>{t('list-design.versions.version', { version: version.version })}</strong>
      <span className={sharedStyles.note}>
        {version.publishedBy} · <FormattedTime at={version.publishedAt} />
      </span>
      <ExcuseNote excuse={version.excuse} />
      <span>
        {parts.length === 0
          ? t('list-design.versions.same')
          : t('list-design.versions.differs', {
              parts: parts.map((part) => t(`list-design.differs.${part}`)).join(t('list-design.and')),
            })}
      </span>
      <Button size="small" disabled={parts.length === 0} onClick={restore}>
        {t('list-design.versions.goBack')}
      </Button>
    </li>
  )
}

const keysOfParts = {
  columns: ['columns'],
  finding: ['keyword', 'searches', 'tabs'],
  order: ['sort', 'pageSize', 'sums', 'inlineEdit'],
  layout: ['layout', 'leftTree', 'group', 'tree'],
  card: ['card'],
  buttons: ['buttons', 'actions'],
  rules: ['only', 'restricts', 'importing'],
} as const satisfies Readonly<Record<string, readonly (keyof ListDefinition)[]>>

type ListPartName = keyof typeof keysOfParts

/** The parts in which two lists differ. */
function differingParts(one: ListDefinition, other: ListDefinition): readonly ListPartName[] {
  const names = Object.keys(keysOfParts).filter((name): name is ListPartName =>
    Object.hasOwn(keysOfParts, name),
  )
  return names.filter((name) =>
    keysOfParts[name].some(
      (part: keyof ListDefinition) => JSON.stringify(one[part]) !== JSON.stringify(other[part]),
    ),
  )
}
