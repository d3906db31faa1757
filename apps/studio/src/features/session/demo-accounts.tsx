import { useT } from '@signet/i18n/react'
import styles from './login-page.module.css'

type DemoAccountsProps = Readonly<{
  accounts: readonly Readonly<{ account: string; name: string; role: string }>[]
  onChoose: (account: string) => void
}>

/** Where the demo company was seeded, its administrator; one press fills in the account. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  const t = useT()
  const administrator = accounts.find(({ account }) => account === 'admin')
  if (!administrator) return null

  return (
    <p className={styles.demo}>
      {t('studio.login.demo')}
      <button type="button" className={styles.demoAccount} onClick={() => onChoose(administrator.account)}>
        {administrator.account}
      </button>
      <code>signet-demo</code>
    </p>
  )
}
