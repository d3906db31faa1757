import { useT } from '@signet/i18n/react'
import { Button, ErrorNote, Spinner, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import styles from './login-page.module.css'

type CompanyStepProps = Readonly<{
  /** The query with which the provider sent the browser back. */
  params: string
  error: Error | null
  isBusy: boolean
  onCompany: (tenant: string) => void
}>

/** For somebody of several companies who signed in at a provider: which one to enter. */
export function CompanyStep({ params, error, isBusy, onCompany }: CompanyStepProps) {
  const t = useT()
  const { socials } = useClient()
  const [chosen, setChosen] = useState('')
  const companies = useQuery({
    queryKey: ['companiesToChoose', params],
    queryFn: () => socials.companies({ params }),
    meta: { isShown: true },
  })
  return (
    <div className={styles.form}>
      <div>
        <h2>{t('session.step.company')}</h2>
        <p>{t('session.step.companyHint')}</p>
      </div>
      {companies.isPending && <Spinner />}
      {companies.data?.list.map(({ tenant, company, name }) => (
        <Button
          key={tenant}
          isWide
          isBusy={isBusy && chosen === tenant}
          onClick={() => {
            setChosen(tenant)
            onCompany(tenant)
          }}
        >
          {company} <span className={sharedStyles.weak}>{name}</span>
        </Button>
      ))}
      <ErrorNote error={error ?? companies.error} />
    </div>
  )
}
