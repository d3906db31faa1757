import type { contract, ParsedOutput } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { Refusal } from '@signet/std'
import { Button, Cell, ErrorNote, Sheet, sharedStyles, useFeedback } from '@signet/ui'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { TextArea } from '../../../kit/fields/text-area.tsx'
import { useCommand } from '../../../kit/forms/use-command.ts'

export type Asked = ParsedOutput<(typeof contract)['accessRequests']['pending']>['list'][number]

/** A person who asks, allowed with one tap unless a finding asks for a reason. */
export function AccessRequest({ request }: Readonly<{ request: Asked }>) {
  const t = useT()
  const { date } = useFormats()
  const answer = useAnswer(request)
  const [asking, setAsking] = useState<'grant' | 'decline'>()
  const { kind, reason, expiresAt } = request
  const { name: person } = request.person
  const until = t('approval-lists.access.expires', { day: date(expiresAt) })
  const grant = () =>
    answer.grant('', (error) => {
      if (needsReason(error)) setAsking('grant')
    })
  return (
    <>
      <Cell
        title={t(`approval-lists.access.asks.${kind}`, { person, name: request.name })}
        note={reason === '' ? until : `${reason} · ${until}`}
        value={
          <span className={sharedStyles.row2}>
            <Button
              size="small"
              aria-label={t('approval-lists.access.declineFor', { person })}
              isBusy={answer.isBusy}
              onClick={kind === 'case' ? () => answer.decline('') : () => setAsking('decline')}
            >
              {t('approval-lists.access.decline')}
            </Button>
            <Button
              size="small"
              tone="primary"
              aria-label={t('approval-lists.access.grantFor', { person })}
              isBusy={answer.isBusy}
              onClick={grant}
            >
              {t('approval-lists.access.grant')}
            </Button>
          </span>
        }
      />
      {!asking && <ErrorNote error={answer.error} />}
      {asking && (
        <ReasonSheet request={request} asking={asking} answer={answer} onClose={() => setAsking(undefined)} />
      )}
    </>
  )
}

/** The checks of the new version of the flow found something with which it goes live only for a reason. */
function needsReason(error: Error): boolean {
  return error instanceof Refusal && error.code === 'design.reasonNeeded'
}

type ReasonSheetProps = Readonly<{
  request: Asked
  asking: 'grant' | 'decline'
  answer: ReturnType<typeof useAnswer>
  onClose: () => void
}>

/** Declining a flow and allowing in spite of a finding need a reason; declining a document may have one. */
function ReasonSheet({ request, asking, answer, onClose }: ReasonSheetProps) {
  const t = useT()
  const [reason, setReason] = useState('')
  const isMust = asking === 'grant' || request.kind === 'flow'
  const isMissing = isMust && reason.trim() === ''
  const { name: person } = request.person
  return (
    <Sheet
      title={t(`approval-lists.access.${asking}For`, { person })}
      onClose={onClose}
      footer={
        <Button
          tone={asking === 'grant' ? 'primary' : 'danger'}
          isBusy={answer.isBusy}
          disabled={isMissing}
          onClick={() => answer[asking](reason.trim())}
        >
          {t(`approval-lists.access.${asking}`)}
        </Button>
      }
    >
      <div className={sharedStyles.stack4}>
        <ErrorNote error={answer.error} />
        <TextArea
          label={t(`approval-lists.access.reason.${isMust && asking === 'decline' ? 'declineFlow' : asking}`)}
          value={reason}
          maxLength={asking === 'grant' ? 500 : 200}
          onChange={setReason}
        />
      </div>
    </Sheet>
  )
}

/** Milliseconds in which some sentences can be read. */
const longToast = 8_000

type Refused = (error: Error) => void

/** A request to read a case is answered by sharing the case. */
function useAnswer({ kind, id, person }: Asked) {
  const t = useT()
  const feedback = useFeedback()
  const { accessRequests, caseAccess } = useClient()
  const share = useCommand(caseAccess.share)
  const refuse = useCommand(caseAccess.decline)
  const grant = useCommand(accessRequests.grant)
  const decline = useCommand(accessRequests.decline)
  const userId = person.id
  const tellFindings = ({ findings }: Readonly<{ findings: readonly string[] }>) => {
    if (findings.length > 0)
      feedback.plain(t('approval-lists.access.found', { findings: findings.join(' ') }), longToast)
  }
  return {
    isBusy: [share, refuse, grant, decline].some(({ isPending }) => isPending),
    error: grant.error ?? decline.error ?? refuse.error ?? share.error,
    grant: (reason: string, onRefused?: Refused) =>
      kind === 'case'
        ? share.perform({ caseId: id, userIds: [userId] })
        : grant.perform({ kind, id, userId, ...(reason && { reason }) }, tellFindings, onRefused),
    decline: (reason: string) =>
      kind === 'case'
        ? refuse.perform({ caseId: id, userId })
        : decline.perform({ kind, id, userId, reason }),
  }
}
