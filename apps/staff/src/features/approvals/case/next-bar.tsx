import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { ListChecks } from 'lucide-react'
import { useClient } from '../../../lib/app-context.ts'
import { useBack } from '../../../lib/use-back.ts'
import { useShortcuts } from '../../../lib/use-shortcuts.ts'
import { type Decided, readDecided } from '../case-href.ts'
import styles from '../parts/note-bar.module.css'
import { caseQuery } from '../queries.ts'
import { useTakeBack } from './use-quick-deeds.ts'

/** After a decision: this is the next one, with the way back to the list and, while it is possible, the way to undo. */
export function NextBar() {
  const t = useT()
  const { list, decided } = useSearch({ from: '/member/pages/workFlow/flowBefore/index' })
  const back = useBack()
  const before = readDecided(decided)
  if (!list || !before) return null

  return (
    <div className={styles.note} role="status">
      <ListChecks className={styles.icon} aria-hidden="true" />
      <p className={styles.words}>{t('approvals.next.text')}</p>
      <Undo decided={before} />
      <Button tone="quiet" size="small" onClick={back}>
        {t('approvals.next.back')}
      </Button>
    </div>
  )
}

function Undo({ decided }: Readonly<{ decided: Decided }>) {
  const t = useT()
  const { history } = useRouter()
  const { data } = useQuery(caseQuery(useClient(), decided.caseId, decided.taskId))
  const { perform, isPending } = useTakeBack(decided.taskId)
  const isPossible = data?.allowed.takeBack ?? false
  const onTakenBack = () => history.replace(history.location.href.replace(/&decided=[^&]*/, ''))
  useShortcuts({
    u: () => {
      if (isPossible) void perform(onTakenBack)
    },
  })
  if (!isPossible) return null

  return (
    <Button
      tone="quiet"
      size="small"
      aria-keyshortcuts="u"
      isBusy={isPending}
      onClick={() => void perform(onTakenBack)}
    >
      {t('approvals.next.takeBack')}
    </Button>
  )
}
