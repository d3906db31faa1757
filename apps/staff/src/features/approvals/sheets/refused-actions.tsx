import type { contract, ParsedOutput } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { CellGroup, PageState } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { type CaseAction, caseActions, caseButtons } from '../case/case-buttons.ts'
import { decidedIn, useDecidedWords } from '../notes/use-decided-words.ts'
import type { OpenedCase } from '../queries.ts'
import styles from './refused-actions.module.css'

type Refused = ParsedOutput<(typeof contract)['approvals']['refused']>['list'][number]

type RefusedActionsProps = Readonly<{ view: OpenedCase; words: (action: CaseAction) => string }>

/** The actions that the person cannot take now; a tap says why, and who can. */
export function RefusedActions({ view: { caseId, task }, words }: RefusedActionsProps) {
  const t = useT()
  return (
    <PageState query={useRefused(caseId, task?.id)}>
      {({ list }) =>
        list.length > 0 && (
          <CellGroup title={t('approvals.refused.title')}>
            {list.map((refused) => (
              <RefusedRow key={refused.command} refused={refused} words={words} />
            ))}
          </CellGroup>
        )
      }
    </PageState>
  )
}

function useRefused(caseId: string, taskId: string | undefined) {
  const { approvals } = useClient()
  return useQuery({
    queryKey: ['approvals', 'refused', caseId, taskId ?? ''],
    queryFn: ({ signal }) => approvals.refused({ caseId, ...(taskId && { taskId }) }, { signal }),
  })
}

type RefusedRowProps = Pick<RefusedActionsProps, 'words'> & Readonly<{ refused: Refused }>

function RefusedRow({ refused, words }: RefusedRowProps) {
  const t = useT()
  const id = useId()
  const sentence = useSentence(refused)
  const [isOpen, setOpen] = useState(false)
  const action = caseActions.find((one) => caseButtons[one].command === refused.command)
  const Icon = action ? caseButtons[action].Icon : Undo2
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        title={sentence}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon className={styles.icon} aria-hidden="true" />
        <span className={styles.title}>{action ? words(action) : t('approvals.revoke.title')}</span>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </button>
      <p id={id} className={styles.reason} hidden={!isOpen}>
        {sentence}
      </p>
    </li>
  )
}

const ofStarter: readonly Refused['command'][] = ['urge', 'recall', 'withdraw', 'revoke']

/** Why not, and who can. */
function useSentence({ command, code, params, reason, able }: Refused): string {
  const t = useT()
  const say = useDecidedWords()
  const decided = decidedIn(code, params)
  const why = decided ? t('approvals.refused.sentence', { reason: say(decided) }) : reason
  if (able.length === 0) return why

  const names = able.map(({ name }) => name).join(t('approvals.and'))
  const by = ofStarter.includes(command) ? 'starter' : 'holder'
  return t('approvals.refused.able', { why, names, by, count: able.length })
}
