import { useT } from '@signet/i18n/react'
import { Button, Spinner } from '@signet/ui'
import type { ReactNode } from 'react'
import styles from './choices-state.module.css'
import type { Choices } from './use-choices.ts'

type ChoicesStateProps = Readonly<{
  choices: Pick<Choices<unknown>, 'state' | 'again'>
  children?: ReactNode
}>

/** Shows the loaded options, or the reason why there are none yet. */
export function ChoicesState({ choices: { state, again }, children }: ChoicesStateProps) {
  const t = useT()
  if (state === 'found') return children
  if (state === 'loading') return <Spinner />
  if (state === 'waiting') return <p className={styles.note}>{t('form.notYet')}</p>

  return (
    <div className={styles.failed} role="alert">
      {t('form.failed')}
      <Button size="small" onClick={again}>
        {t('form.retry')}
      </Button>
    </div>
  )
}
