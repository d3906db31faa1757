import { useFormats, useT } from '@signet/i18n/react'
import { Button, IconButton, sharedStyles } from '@signet/ui'
import { Ellipsis } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useNow } from '../../../kit/context/use-now.ts'
import { lazyPart } from '../../../kit/pages/lazy-part.ts'
import { useShortcuts } from '../../../kit/pages/use-shortcuts.ts'
import type { OpenedCase } from '../queries.ts'
import styles from './action-bar.module.css'
import { actionsOf, type CaseAction, caseButtons, useActionWords } from './case-buttons.ts'
import type { CaseCommands } from './use-case-actions.ts'

const loadMore = () => import('../sheets/more-sheet.tsx')
const MoreSheet = lazyPart(async () => (await loadMore()).MoreSheet)

type ActionBarProps = Readonly<{ view: OpenedCase; actions: CaseCommands }>

/** The two main buttons, always in reach; "more" holds the others, and why some are not there. */
export function ActionBar({ view, actions }: ActionBarProps) {
  const words = useActionWords(view)
  const [isMore, setMore] = useState(false)
  const { main, more } = actionsOf(view.allowed)
  const all = [...main, ...more]
  useEffect(() => void loadMore().catch(() => {}), [])
  const press = (key: 'a' | 'r') => {
    const action = all.find((one) => caseButtons[one].shortcut === key)
    if (action) actions.perform(action)
  }
  useShortcuts({ a: () => press('a'), r: () => press('r') })
  const isExplained = view.status !== 'draft'
  if (all.length === 0 && !isExplained) return null

  return (
    <>
      {(more.length > 0 || isExplained) && <MoreButton onPress={() => setMore(true)} />}
      <LastUrged at={view.urgedAt} />
      {main.map((action) => (
        <ActionButton key={action} action={action} actions={actions} words={words} />
      ))}
      {isMore && (
        <Suspense>
          <MoreSheet
            view={view}
            actions={more}
            words={words}
            onClose={() => setMore(false)}
            onChoose={(action) => {
              setMore(false)
              actions.perform(action)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** When the people who hold the case were last reminded, beside the buttons. */
function LastUrged({ at }: Readonly<{ at: string | null }>) {
  const t = useT()
  const { near } = useFormats()
  const now = useNow()
  return at && <span className={sharedStyles.note}>{t('approvals.urgedAt', { at: near(at, now) })}</span>
}

type ActionButtonProps = Pick<ActionBarProps, 'actions'> &
  Readonly<{ action: CaseAction; words: ReturnType<typeof useActionWords> }>

/** One of the two main actions. */
function ActionButton({ action, actions, words }: ActionButtonProps) {
  return (
    <div className={sharedStyles.shrink}>
      <Button
        tone={caseButtons[action].tone}
        isWide
        isBusy={actions.busy === action}
        aria-keyshortcuts={caseButtons[action].shortcut ?? undefined}
        onClick={() => actions.perform(action)}
      >
        {words(action)}
      </Button>
    </div>
  )
}

function MoreButton({ onPress }: Readonly<{ onPress: () => void }>) {
  const t = useT()
  return (
    <div className={styles.more}>
      <IconButton
        label={t('approvals.action.more')}
        icon={<Ellipsis />}
        aria-haspopup="dialog"
        onClick={onPress}
      />
    </div>
  )
}
