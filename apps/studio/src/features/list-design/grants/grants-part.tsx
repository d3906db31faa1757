import { useT } from '@signet/i18n/react'
import { Empty, Failure, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Skeleton } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormattedTime } from '../../../kit/details/facts.tsx'
import { useListDesigner } from '../designer/list-context.ts'
import { type Grant, grantsQuery } from '../queries.ts'
import { GrantDrawer } from './grant-drawer.tsx'
import { emptyGrant, type GrantDraft, GrantSentence, toGrantDraft } from './grant-sentence.tsx'
import styles from './grants.module.css'
import { RightRequests } from './right-requests.tsx'
import { useRequestedDraft } from './use-requested-draft.ts'

type Opened = Readonly<{ key: string; stored?: Grant; draft: GrantDraft }>

const restricted = ['columns', 'fields', 'buttons', 'records'] as const

/** The permissions on the records of this list. */
export function GrantsPart() {
  const t = useT()
  const { formId, list, change } = useListDesigner()
  const { data, error, refetch } = useQuery(grantsQuery(useClient(), formId))
  const [opened, setOpened] = useState<Opened>()
  const draftFor = useRequestedDraft()
  const free = restricted.filter((part) => !list.restricts[part])

  return (
    <section className={styles.part} aria-label={t('list-design.part.grants')}>
      <div className={styles.bar}>
        <p className={styles.hint}>{t('list-design.grants.hint')}</p>
        <Button
          type="primary"
          icon={<Plus size={16} aria-hidden />}
          onClick={() => setOpened({ key: 'new', draft: emptyGrant })}
        >
          {t('list-design.grants.new')}
        </Button>
      </div>
      {free.length > 0 && (
        <Alert
          type={data?.list.length ? 'warning' : 'info'}
          showIcon
          action={
            <Button
              size="small"
              onClick={() =>
                change({ restricts: { columns: true, fields: true, buttons: true, records: true } })
              }
            >
              {t('list-design.grants.restrict')}
            </Button>
          }
          title={t('list-design.grants.free', {
            parts: free.map((part) => t(`list-design.restricts.${part}`)).join(t('list-design.and')),
          })}
        />
      )}
      <RightRequests onGrant={(request) => setOpened({ key: request.id, draft: draftFor(request) })} />
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active />}
      {data?.list.length === 0 && (
        <Empty title={t('list-design.grants.empty')} hint={t('list-design.grants.emptyHint')} />
      )}
      <ul className={sharedStyles.list2}>
        {data?.list.map((grant) => (
          <li key={grant.id} className={styles.grant}>
            <button
              type="button"
              className={styles.open}
              onClick={() => setOpened({ key: grant.id, stored: grant, draft: toGrantDraft(grant) })}
            >
              <strong>{grant.name}</strong>
              <GrantSentence grant={toGrantDraft(grant)} />
              <span className={styles.who}>
                {grant.changedBy} · <FormattedTime at={grant.changedAt} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {opened && (
        <GrantDrawer
          key={opened.key}
          stored={opened.stored}
          start={opened.draft}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  )
}
