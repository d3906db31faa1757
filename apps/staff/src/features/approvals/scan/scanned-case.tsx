import type { Around } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { StackPage } from '../../../lib/stack-page.tsx'
import { FormCard, rightsOf } from '../../forms/index.ts'
import { CaseHeader } from '../case/case-header.tsx'
import { useCaseForm } from '../case/use-case-form.ts'
import { caseHref } from '../case-href.ts'
import type { OpenedCase } from '../queries.ts'

type ScannedCaseProps = Readonly<{ view: OpenedCase; around: Around }>

/** A case to look at; what can be done with it is done on its own page. */
export function ScannedCase({ view, around }: ScannedCaseProps) {
  const t = useT()
  const { history } = useRouter()
  const { caseId, values, names, urgency, form: definition } = view
  const rights = useMemo(() => rightsOf(view.rights), [view.rights])
  const form = useCaseForm({ definition, rights, values, around, urgency, kept: undefined })
  return (
    <StackPage
      title={t('approvals.scan.title')}
      footer={
        <Button tone="primary" isWide onClick={() => history.push(caseHref({ caseId }))}>
          {t('approvals.scan.open')}
        </Button>
      }
    >
      <CaseHeader view={view} urgency={urgency} />
      <FormCard form={form} names={names} through={{ kind: 'case', id: caseId }} mode="read" />
    </StackPage>
  )
}
