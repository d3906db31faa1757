import { useT } from '@signet/i18n/react'
import { AppTile, Empty, PageState, useFeedback } from '@signet/ui'
import { Check, LayoutGrid } from 'lucide-react'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import styles from './applications.module.css'
import { useChooseApplication, useMyApplications } from './queries.ts'

/** The applications of a person; a tap switches to one. */
export function ChangeSystemPage() {
  const t = useT()
  const mine = useMyApplications()
  return (
    <StackPage title={t('applications.change')} onRefresh={() => mine.refetch()}>
      <PageState
        query={mine}
        isEmpty={(list) => list.length === 0}
        empty={
          <Empty icon={<LayoutGrid />} title={t('applications.none')} hint={t('applications.noneHint')} />
        }
      >
        {(list) => <Choices list={list} />}
      </PageState>
    </StackPage>
  )
}

type Application = NonNullable<ReturnType<typeof useMyApplications>['data']>[number]

function Choices({ list }: Readonly<{ list: readonly Application[] }>) {
  const t = useT()
  const feedback = useFeedback()
  const choose = useChooseApplication()
  const current = list.find(({ currentSystem }) => currentSystem)?.id
  const chosen = choose.isPending ? choose.variables : current
  const switchTo = ({ id, name }: Application) =>
    choose.mutate(id, { onSuccess: () => feedback.success(t('applications.changed', { name })) })

  return (
    <ul className={styles.choices} aria-label={t('applications.change')}>
      {list.map((application) => {
        const { id, name, icon } = application
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={id === chosen}
              disabled={choose.isPending}
              onClick={() => id !== chosen && switchTo(application)}
            >
              <AppTile icon={icon} name={name} seed={id} size={40} />
              <span className={styles.choiceName}>{name}</span>
              {id === chosen && <Check aria-hidden="true" />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
