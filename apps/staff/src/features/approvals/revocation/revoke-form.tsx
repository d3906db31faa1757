import { useT } from '@signet/i18n/react'
import { Button, Card, Empty, ErrorNote, sharedStyles, useFeedback } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { Ban } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { TextArea } from '../../../kit/fields/text-area.tsx'
import { useCommand } from '../../../kit/forms/use-command.ts'
import { caseHref, casePartsHref } from '../../../kit/links/case-href.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { CaseHeader } from '../case/case-header.tsx'
import type { OpenedCase } from '../queries.ts'

/** The case to revoke and the reason. When that is impossible it says so and links back. */
export function RevokeForm({ view }: Readonly<{ view: OpenedCase }>) {
  const t = useT()
  const { history } = useRouter()
  const { allowed, revocations, caseId } = view
  if (allowed.revoke) return <ReasonForm view={view} />

  const [newest] = revocations
  const href = newest ? casePartsHref.revocation(newest.caseId) : caseHref({ caseId })
  return (
    <StackPage title={t('approvals.revoke.title')}>
      <CaseHeader view={view} urgency={view.urgency} />
      <Empty
        icon={<Ban />}
        title={t(newest ? 'approvals.revoke.already' : 'approvals.revoke.cannot')}
        hint={t(newest ? 'approvals.revoke.alreadyHint' : 'approvals.revoke.cannotHint')}
        action={
          <Button tone="primary" onClick={() => history.replace(href)}>
            {t('approvals.revoke.look')}
          </Button>
        }
      />
    </StackPage>
  )
}

/** The reason to revoke an approved case; its approvers are asked next. */
function ReasonForm({ view }: Readonly<{ view: OpenedCase }>) {
  const t = useT()
  const feedback = useFeedback()
  const { history } = useRouter()
  const { approvals } = useClient()
  const { perform, isPending, error } = useCommand(approvals.revoke)
  const [opinion, setOpinion] = useState('')
  const [isTried, setTried] = useState(false)
  const writing = useRef<HTMLTextAreaElement>(null)
  const isMissing = opinion.trim() === ''
  const send = () => {
    setTried(true)
    if (isMissing) return writing.current?.focus()
    perform({ caseId: view.caseId, opinion }, ({ caseId }) => {
      feedback.success(t('approvals.revoke.done'))
      history.replace(casePartsHref.revocation(caseId))
    })
  }
  return (
    <StackPage
      title={t('approvals.revoke.title')}
      footer={
        <Button tone="primary" isWide isBusy={isPending} onClick={send}>
          {t('approvals.revoke.send')}
        </Button>
      }
    >
      <ErrorNote error={error} />
      <CaseHeader view={view} urgency={view.urgency} />
      <ReasonCard
        value={opinion}
        problem={isTried && isMissing ? t('approvals.revoke.reasonMissing') : null}
        fieldRef={writing}
        onChange={setOpinion}
      />
    </StackPage>
  )
}

type ReasonCardProps = Pick<ComponentProps<typeof TextArea>, 'value' | 'problem' | 'fieldRef' | 'onChange'>

function ReasonCard(props: ReasonCardProps) {
  const t = useT()
  return (
    <Card>
      <div className={sharedStyles.stack4}>
        <p>{t('approvals.revoke.explained')}</p>
        <TextArea
          label={t('approvals.revoke.reason')}
          maxLength={2000}
          isRequired
          placeholder={t('approvals.revoke.reasonHint')}
          {...props}
        />
      </div>
    </Card>
  )
}
