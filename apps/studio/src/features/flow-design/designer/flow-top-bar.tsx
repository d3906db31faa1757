import { useT } from '@signet/i18n/react'
import { classes, useFeedback } from '@signet/ui'
import { Link } from '@tanstack/react-router'
import { Button, Select, Tooltip } from 'antd'
import { ArrowLeft, Redo2, Undo2 } from 'lucide-react'
import { DesignState } from '../../../shell/design-state.tsx'
import type { Autosave } from '../../../shell/use-autosave.ts'
import { SavingState } from '../../form-design/index.ts'
import { type SavedFlow, usePublishFlow } from '../queries.ts'
import { FlowFiles } from './files/flow-files.tsx'
import { useFlowDesigner } from './flow-designer-context.ts'
import styles from './flow-top-bar.module.css'
import { useFlowSaving } from './use-flow-saving.ts'

/** What the flow is called, how far it is saved, and what can be done with it as a whole. */
export function FlowTopBar({ saved }: Readonly<{ saved: SavedFlow }>) {
  const t = useT()
  const { flow } = useFlowDesigner()
  const saving = useFlowSaving(saved)
  return (
    <header className={styles.bar}>
      <Link to="/flows" className={styles.back} aria-label={t('flow-design.back')}>
        <ArrowLeft size={18} aria-hidden="true" />
      </Link>
      <h1 className={styles.title}>{flow.name}</h1>
      <DesignState state={saving.isSaved ? saved.state : 'changed'} version={saved.version} />
      <SavingState saving={saving} />
      <span className={styles.gap} />
      <FindNode />
      <Steps />
      <FlowFiles saved={saved} />
      <PublishFlow saved={saved} saving={saving} />
    </header>
  )
}

/** Goes to a step by its name. */
function FindNode() {
  const t = useT()
  const { flow, tell } = useFlowDesigner()
  return (
    <Select
      className={classes(styles.find)}
      value={null}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('flow-design.find')}
      aria-label={t('flow-design.find')}
      options={flow.nodes.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id: string | null) => id !== null && tell({ deed: 'select', ids: [id] })}
    />
  )
}

function Steps() {
  const t = useT()
  const { state, tell } = useFlowDesigner()
  const { past, future } = state.history
  return (
    <>
      <Tooltip title={t('flow-design.undo')}>
        <Button
          icon={<Undo2 size={16} />}
          aria-label={t('flow-design.undo')}
          disabled={past.length === 0}
          onClick={() => tell({ deed: 'undo' })}
        />
      </Tooltip>
      <Tooltip title={t('flow-design.redo')}>
        <Button
          icon={<Redo2 size={16} />}
          aria-label={t('flow-design.redo')}
          disabled={future.length === 0}
          onClick={() => tell({ deed: 'redo' })}
        />
      </Tooltip>
    </>
  )
}

/** Saves what is there and publishes it. While the flow is unsound nobody can. */
function PublishFlow({ saved, saving }: Readonly<{ saved: SavedFlow; saving: Autosave }>) {
  const t = useT()
  const feedback = useFeedback()
  const { problems } = useFlowDesigner()
  const publish = usePublishFlow()
  const isUnsound = problems.some(({ severity }) => severity === 'error')
  const run = async () => {
    await saving.save()
    await publish.mutateAsync(saved.id)
    feedback.success(t('studio.publish.done'))
  }
  return (
    <>
      {publish.error && (
        <span className={styles.failed} role="alert">
          {publish.error.message}
        </span>
      )}
      <Button
        type="primary"
        disabled={isUnsound}
        loading={publish.isPending}
        onClick={() => void run().catch(() => undefined)}
      >
        {t('studio.publish.action')}
      </Button>
    </>
  )
}
