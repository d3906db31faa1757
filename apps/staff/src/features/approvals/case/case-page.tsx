import type { Around } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { useMemo } from 'react'
import { useApp } from '../../../lib/app-context.ts'
import { StackPage } from '../../../lib/stack-page.tsx'
import { FormCard, keptForm, RestoredNote, rightsOf } from '../../forms/index.ts'
import { RoutePreview } from '../launch/route-preview.tsx'
import { WayAhead } from '../operate/choose-sheet.tsx'
import type { OpenedCase } from '../queries.ts'
import { CaseSide } from '../side/case-side.tsx'
import { ActionBar } from './action-bar.tsx'
import { CaseHeader } from './case-header.tsx'
import { CaseLeads } from './case-leads.tsx'
import styles from './case-page.module.css'
import { CaseTabs } from './case-tabs.tsx'
import { ChangesNote } from './changes-note.tsx'
import { ConflictNote } from './conflict-note.tsx'
import { isOwnForm, isWritable } from './form-rights.ts'
import { NextBar } from './next-bar.tsx'
import { OutcomeNote } from './outcome-note.tsx'
import { PrintButton } from './print-button.tsx'
import { useCaseDeeds } from './use-case-deeds.ts'
import { useCaseForm } from './use-case-form.ts'
import { WhyNote } from './why-note.tsx'

type CasePageProps = Readonly<{ view: OpenedCase; around: Around; refresh: () => Promise<unknown> }>

/** A case to read, to decide, or (one's own, before it is launched again) to correct. */
export function CasePage({ view, around, refresh }: CasePageProps) {
  const t = useT()
  const { store: device } = useApp()
  const { caseId } = view
  const isOwn = isOwnForm(view)
  const isEditing = isWritable(view)
  const kept = useMemo(
    () => (isEditing ? keptForm(device, String(around.me), `case:${caseId}`) : undefined),
    [device, around.me, caseId, isEditing],
  )
  const rights = useMemo(() => rightsOf(view.rights), [view.rights])
  const { values, form: definition, urgency } = view
  const form = useCaseForm({ definition, rights, values, around, urgency, kept })
  const deeds = useCaseDeeds(view, form)

  return (
    <StackPage
      title={view.flow.name || t('approvals.case.title')}
      actions={view.status !== 'draft' && <PrintButton caseId={caseId} />}
      onRefresh={refresh}
      footer={<ActionBar view={view} deeds={deeds} />}
    >
      <NextBar />
      <OutcomeNote view={view} />
      <ChangesNote view={view} />
      <ConflictNote view={view} me={around.me ?? ''} />
      {isEditing && form.restoredAt && <RestoredNote at={form.restoredAt} onDiscard={form.discard} />}
      <CaseHeader view={view} urgency={form.beside} onUrgency={isOwn ? form.choose : undefined} />
      <WhyNote view={view} me={around.me ?? ''} />
      <div className={styles.case}>
        <div className={styles.columns}>
          <FormCard
            form={form}
            names={view.names}
            through={{ kind: 'case', id: caseId }}
            mode={isEditing ? 'edit' : 'read'}
            error={deeds.error}
            isBusy={deeds.isPending}
            failures={deeds.failures}
          />
          <div className={styles.aside}>
            {isOwn && (
              <RoutePreview
                flowId={view.flow.id}
                forUserId={view.launcher ? view.starter.id : undefined}
                store={form.store}
              />
            )}
            <CaseSide view={view} />
            <CaseLeads view={view} />
            <CaseTabs view={view} />
          </div>
        </div>
      </div>
      <WayAhead choosing={deeds.choosing} isBusy={deeds.isPending} />
    </StackPage>
  )
}
