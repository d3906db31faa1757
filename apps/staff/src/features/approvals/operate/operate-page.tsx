import { useT } from '@signet/i18n/react'
import { PageState } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { StackPage } from '../../../lib/stack-page.tsx'
import { useCurrentUser } from '../../../lib/use-current-user.ts'
import { readCaseConfig } from '../case-config.ts'
import { BrokenLink } from '../parts/broken-link.tsx'
import { useCase } from '../queries.ts'
import { OperateForm } from './operate-form.tsx'

/** What is done to a case with words: agree, reject, return, transfer, recall … */
export function OperatePage() {
  const t = useT()
  const { config, action, list, from } = useSearch({ from: '/member/pages/workFlow/operate/index' })
  const subject = readCaseConfig(config)
  const { data: me } = useCurrentUser()
  const query = useCase(
    subject?.kind === 'case' ? subject.caseId : '',
    subject?.kind === 'case' ? subject.taskId : undefined,
  )
  if (subject?.kind !== 'case') return <BrokenLink />
  if (query.data && me) {
    return <OperateForm view={query.data} action={action} list={list} from={from} me={me.userInfo} />
  }

  return (
    <StackPage title={query.data?.flow.name ?? t('approvals.case.title')}>
      <PageState query={{ ...query, data: undefined }}>{() => null}</PageState>
    </StackPage>
  )
}
