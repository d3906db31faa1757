import { useT } from '@signet/i18n/react'
import { Choices, Empty, PageState, sharedStyles, useFeedback } from '@signet/ui'
import { IdCard } from 'lucide-react'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { usePosts, useSetMajor } from './queries.ts'

/** The post in which I act: requests, defaults and permissions follow it. */
export function IdentityPage() {
  const t = useT()
  const posts = usePosts()
  const setMajor = useSetMajor()
  const feedback = useFeedback()
  const choose = (id: string) =>
    setMajor.mutate(id, { onSuccess: () => feedback.success(t('account.identity.done')) })

  return (
    <StackPage title={t('account.identity.title')} onRefresh={() => posts.refetch()}>
      <PageState
        query={posts}
        isEmpty={(list) => list.length === 0}
        empty={
          <Empty icon={<IdCard />} title={t('account.identity.none')} hint={t('account.identity.noneHint')} />
        }
      >
        {(list) => (
          <>
            <Choices
              title={t('account.identity.choose')}
              options={list.map(({ id, fullName, orgTreeName }) => ({
                key: id,
                label: fullName,
                note: orgTreeName,
              }))}
              value={
                setMajor.isPending
                  ? setMajor.variables
                  : (list.find(({ isDefault }) => isDefault)?.id ?? null)
              }
              onChange={choose}
            />
            <p className={sharedStyles.note}>{t('account.identity.hint')}</p>
          </>
        )}
      </PageState>
    </StackPage>
  )
}
