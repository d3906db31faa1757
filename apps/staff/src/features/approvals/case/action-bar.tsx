import { useT } from '@signet/i18n/react'
import { Button, IconButton } from '@signet/ui'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useShortcuts } from '../../../lib/use-shortcuts.ts'
import type { OpenedCase } from '../queries.ts'
import styles from './action-bar.module.css'
import { actionsOf, type CaseAction } from './case-actions.ts'
import { MoreSheet } from './more-sheet.tsx'
import { useActionWords } from './use-action-words.ts'
import type { CaseDeeds } from './use-case-deeds.ts'

type ActionBarProps = Readonly<{ view: OpenedCase; deeds: CaseDeeds }>

const keys: Partial<Record<CaseAction, string>> = { agree: 'a', handle: 'a', reject: 'r' }
const weighty: readonly CaseAction[] = ['agree', 'handle', 'launch', 'sign', 'start', 'help']

/** The two main buttons, always in reach; "more" holds the rest. Nothing when nothing is allowed. */
export function ActionBar({ view, deeds }: ActionBarProps) {
  const t = useT()
  const words = useActionWords(view)
  const [isMore, setMore] = useState(false)
  const { main, more } = actionsOf(view.allowed)
  const all = [...main, ...more]
  useShortcuts({
    a: () => {
      const action = all.find((one) => one === 'agree' || one === 'handle')
      if (action) deeds.perform(action)
    },
    r: () => {
      if (all.includes('reject')) deeds.perform('reject')
    },
  })
  if (all.length === 0) return null

  return (
    <>
      {more.length > 0 && (
        <div className={styles.more}>
          <IconButton
            label={t('approvals.action.more')}
            icon={<Ellipsis />}
            aria-haspopup="dialog"
            onClick={() => setMore(true)}
          />
        </div>
      )}
      {main.map((action) => (
        <div key={action} className={styles.main}>
          <Button
            tone={toneOf(action)}
            isWide
            isBusy={deeds.busy === action}
            aria-keyshortcuts={keys[action]}
            onClick={() => deeds.perform(action)}
          >
            {words(action)}
          </Button>
        </div>
      ))}
      {isMore && (
        <MoreSheet
          actions={more}
          words={words}
          onClose={() => setMore(false)}
          onChoose={(action) => {
            setMore(false)
            deeds.perform(action)
          }}
        />
      )}
    </>
  )
}

function toneOf(action: CaseAction) {
  if (weighty.includes(action)) return 'primary'
  return action === 'reject' ? 'danger' : 'plain'
}
