import { AnsweredRefusal } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { Button, Empty, PageState } from '@signet/ui'
import { LockKeyhole } from 'lucide-react'
import { StackPage } from '../../../lib/stack-page.tsx'
import { useBack } from '../../../lib/use-back.ts'
import { useAround } from '../../forms/index.ts'
import { useCase } from '../queries.ts'
import { CasePage } from './case-page.tsx'

/** One case, as far as this person may see it. */
export function CaseScreen({ caseId, taskId }: Readonly<{ caseId: string; taskId?: string | undefined }>) {
  const t = useT()
  const { data, error, refetch } = useCase(caseId, taskId)
  const around = useAround(data?.starter.id)
  if (data && around) return <CasePage view={data} around={around} refresh={refetch} />
  if (error instanceof AnsweredRefusal && (error.status === 403 || error.status === 404)) {
    return <NotForMe reason={error.message} />
  }

  return (
    <StackPage title={data?.flow.name ?? t('approvals.case.title')}>
      <PageState query={{ data: undefined, error, refetch }}>{() => null}</PageState>
    </StackPage>
  )
}

function NotForMe({ reason }: Readonly<{ reason: string }>) {
  const t = useT()
  const back = useBack()
  return (
    <StackPage title={t('approvals.case.title')}>
      <div role="alert">
        <Empty
          icon={<LockKeyhole />}
          title={reason}
          hint={t('approvals.notForMe.hint')}
          action={
            <Button tone="primary" onClick={back}>
              {t('shell.broken.back')}
            </Button>
          }
        />
      </div>
    </StackPage>
  )
}
