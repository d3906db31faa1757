import type { Around } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { StackPage } from '../../../lib/stack-page.tsx'
import { FormCard, rightsOf } from '../../forms/index.ts'
import { useCaseForm } from '../case/use-case-form.ts'
import { launchHref } from '../case-href.ts'
import { SubjectCard } from '../parts/subject-card.tsx'
import type { OpenedLaunch } from '../queries.ts'

type ScannedFormProps = Readonly<{ view: OpenedLaunch; around: Around }>

/** The empty form of a flow, to look at before it is filled in. */
export function ScannedForm({ view, around }: ScannedFormProps) {
  const t = useT()
  const { history } = useRouter()
  const { flow, values, names, form: definition } = view
  const rights = useMemo(() => rightsOf(view.rights), [view.rights])
  const form = useCaseForm({ definition, rights, values, around, urgency: 'normal', kept: undefined })
  return (
    <StackPage
      title={t('approvals.scan.title')}
      footer={
        <Button tone="primary" isWide onClick={() => history.push(launchHref(flow.id))}>
          {t('approvals.scan.launch')}
        </Button>
      }
    >
      <SubjectCard flow={flow} title={flow.name} note={t('approvals.scan.formNote')} />
      <FormCard form={form} names={names} through={{ kind: 'flow', id: flow.id }} mode="read" />
    </StackPage>
  )
}
