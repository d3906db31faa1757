import { useT } from '@signet/i18n/react'
import { PageState } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { useCurrentUser } from '../../../kit/context/use-current-user.ts'
import { BrokenLink } from '../../../kit/pages/broken-link.tsx'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { useSignatures } from '../../signatures/index.ts'
import { readCaseConfig } from '../case-config.ts'
import { useCase } from '../queries.ts'
import { OperateForm } from './operate-form.tsx'
import { readChosen } from './operate-href.ts'

/**
 * Takes an opinion and sends an action: approve, reject, return, transfer, withdraw … Waits for the saved
 * signatures, so that nothing moves once it is drawn.
 */
export function OperatePage() {
  const t = useT()
  const { config, action, list, from, people } = useSearch({ from: '/member/pages/workFlow/operate/index' })
  const subject = readCaseConfig(config)
  const { data: me } = useCurrentUser()
  const query = useCase(
    subject?.kind === 'case' ? subject.caseId : '',
    subject?.kind === 'case' ? subject.taskId : undefined,
  )
  const mayBeSigned = query.data !== undefined && query.data.opinion.signature !== 'none'
  const signatures = useSignatures({ enabled: mayBeSigned })
  if (subject?.kind !== 'case') return <BrokenLink />
  if (query.data && me && !signatures.isLoading) {
    const given = people ? readChosen(people) : undefined
    return (
      <OperateForm view={query.data} action={action} list={list} from={from} me={me.userInfo} given={given} />
    )
  }

  return (
    <StackPage title={query.data?.flow.name ?? t('approvals.case.title')}>
      <PageState query={{ ...query, data: undefined }}>{() => null}</PageState>
    </StackPage>
  )
}
