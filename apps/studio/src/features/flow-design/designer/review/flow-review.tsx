import { useT } from '@signet/i18n/react'
import { ErrorNote } from '@signet/ui'
import { Button, Skeleton, Tabs } from 'antd'
import { ClipboardCheck } from 'lucide-react'
import { useState } from 'react'
import { SideDrawer } from '../../../../shell/side-drawer.tsx'
import type { Autosave } from '../../../../shell/use-autosave.ts'
import { BackTestPanel } from './back-test-panel.tsx'
import { CoveragePanel } from './coverage-panel.tsx'
import { TestsPanel } from './tests-panel.tsx'
import { VersionsPanel } from './versions-panel.tsx'

type FlowReviewProps = Readonly<{ id: string; saving: Autosave }>

/** What one wants to know before a flow goes live. What is drawn is saved first, so that it is what is looked at. */
export function FlowReview({ id, saving }: FlowReviewProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setOpen(true)
    void saving.save().catch(() => undefined)
  }
  return (
    <>
      <Button icon={<ClipboardCheck size={16} />} onClick={open}>
        {t('flow-design.review')}
      </Button>
      {isOpen && (
        <SideDrawer width={480} title={t('flow-design.review')} onClose={() => setOpen(false)}>
          <ErrorNote error={saving.error} />
          {saving.isSaved ? <Panels id={id} /> : <Skeleton active />}
        </SideDrawer>
      )}
    </>
  )
}

function Panels({ id }: Readonly<{ id: string }>) {
  const t = useT()
  return (
    <Tabs
      destroyOnHidden
      items={[
        { key: 'coverage', label: t('flow-design.review.coverage'), children: <CoveragePanel id={id} /> },
        { key: 'backTest', label: t('flow-design.review.backTest'), children: <BackTestPanel id={id} /> },
        { key: 'tests', label: t('flow-design.review.tests'), children: <TestsPanel id={id} /> },
        { key: 'versions', label: t('flow-design.review.versions'), children: <VersionsPanel id={id} /> },
      ]}
    />
  )
}
