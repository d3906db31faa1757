import { useT } from '@signet/i18n/react'
import { Button, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { ListChecks } from 'lucide-react'
import { useClient } from '../../../kit/context/app-context.ts'
import { NoteBar } from '../../../kit/forms/note-bar.tsx'
import { type LastDecision, readLastDecision } from '../../../kit/links/case-href.ts'
import { useBack } from '../../../kit/pages/stack-page.tsx'
import { useShortcuts } from '../../../kit/pages/use-shortcuts.ts'
import { caseQuery } from '../queries.ts'
import { useTakeBack } from './use-case-actions.ts'

/** Shown after a decision: this is the next case, with links to the list and, while possible, to undo. */
export function NextBar() {
  const t = useT()
  const { list, decided } = useSearch({ from: '/member/pages/workFlow/flowBefore/index' })
  const back = useBack()
  const before = readLastDecision(decided)
  if (!list || !before) return null

  return (
    <NoteBar Icon={ListChecks} role="status" text={t('approvals.next.text')}>
      <Undo decided={before} />
      <Button tone="quiet" size="small" onClick={back}>
        {t('approvals.next.back')}
      </Button>
    </NoteBar>
  )
}

function Undo({ decided }: Readonly<{ decided: LastDecision }>) {
  const t = useT()
  const feedback = useFeedback()
  const { history } = useRouter()
  const { data } = useQuery(caseQuery(useClient(), decided.caseId, decided.taskId))
  const { perform, isPending } = useTakeBack(decided.taskId)
  const isPossible = data?.allowed.takeBack ?? false
  const onTakenBack = () => history.replace(history.location.href.replace(/&decided=[^&]*/, ''))
  useShortcuts({
    u: () => (isPossible ? void perform(onTakenBack) : feedback.plain(t('approvals.next.cannotTakeBack'))),
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
