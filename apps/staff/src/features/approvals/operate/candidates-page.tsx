import { useT } from '@signet/i18n/react'
import { Button, Card, Empty, PageState } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { caseHref, withSearch } from '../../../kit/links/case-href.ts'
import { BrokenLink } from '../../../kit/pages/broken-link.tsx'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { PeoplePicker } from '../../../kit/people/people-picker.tsx'
import type { Colleague } from '../../../kit/people/person-line.tsx'
import { operateActions } from '../actions/index.ts'
import { readCaseConfig } from '../case-config.ts'
import type { OperateAction } from './operate-action.ts'
import { writeChosen } from './operate-href.ts'

/** Chooses who gets it next, then opens the decision page. */
export function CandidatesPage() {
  const t = useT()
  const { config, action, list, node } = useSearch({
    from: '/member/pages/workFlow/candiDateUserSelect/index',
  })
  const subject = readCaseConfig(config)
  const taskId = subject?.kind === 'case' ? (subject.taskId ?? '') : ''
  const { approvals } = useClient()
  const { history } = useRouter()
  const [chosen, setChosen] = useState<readonly Colleague[]>([])
  const decision = decisionOf(action)
  const query = useQuery({
    queryKey: ['approvals', 'choices', taskId, decision],
    queryFn: async () => (await approvals.choices({ taskId, decision })).people,
    enabled: taskId !== '',
  })
  if (subject?.kind !== 'case' || !taskId) return <BrokenLink />

  const step = query.data?.find((one) => one.node === node) ?? query.data?.[0]
  const goOn = () => {
    const operate = caseHref({ caseId: subject.caseId, taskId, list }).replace('/flowBefore/', '/operate/')
    history.replace(withSearch(operate, { action, people: writeChosen(step?.node ?? '', chosen) }))
  }
  return (
    <StackPage
      title={t('approvals.choose.people')}
      footer={
        <Button tone="primary" isWide disabled={chosen.length === 0} onClick={goOn}>
          {t('staff.people.done', { count: chosen.length })}
        </Button>
      }
    >
      <PageState
        query={query}
        isEmpty={(people) => people.length === 0}
        empty={<Empty title={t('approvals.choose.nothing')} hint={t('approvals.choose.nothingHint')} />}
      >
        {() =>
          step && (
            <Card title={step.name}>
              <PeoplePicker
                label={step.name}
                among={step.among.length > 0 ? step.among : undefined}
                chosen={chosen}
                onChange={setChosen}
              />
            </Card>
          )
        }
      </PageState>
    </StackPage>
  )
}

function decisionOf(action: OperateAction) {
  return operateActions[action].choosesAs ?? 'agree'
}
