import { useT } from '@signet/i18n/react'
import { Button, Card, ErrorNote } from '@signet/ui'
import { StackPage } from '../../../lib/stack-page.tsx'
import { useActionWords } from '../case/use-action-words.ts'
import { AttachmentsField } from '../parts/attachments-field.tsx'
import { AskedPeople } from './asked-people.tsx'
import type { OperateProps } from './operate-props.ts'
import { OperateSubject } from './operate-subject.tsx'
import { OpinionField } from './opinion-field.tsx'
import { PersonField } from './person-field.tsx'
import { ReturnTargetField } from './return-target-field.tsx'
import { ShownAlong } from './shown-along.tsx'
import { SignatureField } from './signature-field.tsx'
import { useOperate } from './use-operate.ts'
import { WayAhead } from './way-ahead.tsx'

/** The words, the target and the proof that an action needs, and the one button that does it. */
export function OperateForm(props: OperateProps) {
  const { view, action, me } = props
  const t = useT()
  const words = useActionWords(view)
  const operate = useOperate(props)
  const { draft, change, rules, problems } = operate

  return (
    <StackPage
      title={words(action)}
      footer={
        <Button
          tone={action === 'reject' || action === 'terminate' ? 'danger' : 'primary'}
          isWide
          isBusy={operate.isPending}
          disabled={operate.isOver}
          onClick={operate.submit}
        >
          {t('approvals.operate.confirm', { action: words(action) })}
        </Button>
      }
    >
      <OperateSubject view={view} />
      <ErrorNote error={operate.sentence} />
      {operate.isOfForm && (
        <Button isWide onClick={operate.leave}>
          {t('approvals.operate.toForm')}
        </Button>
      )}
      {operate.isOver && (
        <Button isWide onClick={operate.leave}>
          {t('approvals.operate.seeCase')}
        </Button>
      )}
      {action === 'return' && (
        <ReturnTargetField
          targets={view.allowed.returnTo}
          to={draft.to}
          continuation={draft.continuation}
          onChange={change}
        />
      )}
      {action === 'transfer' && (
        <PersonField
          chosen={draft.person}
          without={me.userId}
          problem={problems.person}
          onChange={(person) => change({ person })}
        />
      )}
      <AskedPeople view={view} action={action} me={me} operate={operate} />
      {rules.opinion !== 'none' && (
        <OpinionField
          action={action}
          value={draft.opinion}
          isRequired={rules.opinion === 'required'}
          problem={problems.opinion}
          state={operate.keeping}
          onChange={(opinion) => change({ opinion })}
        />
      )}
      {rules.signature !== 'none' && (
        <SignatureField
          value={draft.signature}
          name={me.userName}
          isRequired={rules.signature === 'required'}
          problem={problems.signature}
          onChange={(signature) => change({ signature })}
        />
      )}
      {rules.attachments !== 'none' && (
        <Card>
          <AttachmentsField
            value={draft.attachments}
            isRequired={rules.attachments === 'required'}
            problem={problems.attachments}
            onChange={(attachments) => change({ attachments })}
          />
        </Card>
      )}
      <ShownAlong view={view} action={action} me={me} operate={operate} />
      <WayAhead choosing={operate.choosing} isBusy={operate.isPending} />
    </StackPage>
  )
}
