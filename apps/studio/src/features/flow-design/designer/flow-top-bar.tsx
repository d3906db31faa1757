import { type FlowDefinition, readFlowDefinition, wordsIn } from '@signet/flow'
import { flowMergeRules } from '@signet/flow/design'
import { useLanguage, useT } from '@signet/i18n/react'
import { classes, useFeedback } from '@signet/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { Button, Dropdown, Select } from 'antd'
import { ArrowLeft, Download } from 'lucide-react'
import { useClient } from '../../../kit/context/app-context.ts'
import {
  DesignerBar,
  DesignState,
  downloadText,
  EditSteps,
  SavingState,
} from '../../../kit/designer/designer-bar.tsx'
import { editShortcuts } from '../../../kit/designer/shortcut-help.tsx'
import { type Autosave, useAnnounceSave, useLeavingQuestion } from '../../../kit/designer/use-autosave.ts'
import { useLabelSearch } from '../../../kit/properties/use-label-search.ts'
import { DraftConflict } from '../../../kit/shared-editing/draft-conflict.tsx'
import { type SharedSaving, useSharedSaving } from '../../../kit/shared-editing/use-shared-saving.ts'
import { TranslationsButton } from '../../../kit/translations/translations-drawer.tsx'
import { MineAsCopy } from '../../design-life/index.ts'
import type { SavedFlow } from '../queries.ts'
import { FlowReview } from '../review/flow-review.tsx'
import { useFlowDesigner } from './flow-designer-context.ts'
import styles from './flow-top-bar.module.css'
import { FlowTranslations } from './flow-translations.tsx'
import { useStepName } from './part-labels.ts'
import { PublishFlow } from './publish-flow.tsx'

/** The flow's name, saving state and actions. */
export function FlowTopBar({ saved }: Readonly<{ saved: SavedFlow }>) {
  const { t, locale } = useLanguage()
  const { flow, state, dispatch } = useFlowDesigner()
  const saving = useFlowSaving(saved)
  const navigate = useNavigate()
  return (
    <DesignerBar
      back={
        <Link to="/flows" aria-label={t('flow-design.back')}>
          <ArrowLeft size={18} aria-hidden="true" />
        </Link>
      }
      title={wordsIn(flow.translations, locale)?.name || flow.name}
      design={{ kind: 'flow', id: saved.id }}
      shortcuts={editShortcuts}
      state={
        <>
          <DesignState state={saving.isSaved ? saved.state : 'changed'} version={saved.version} />
          <SavingState
            saving={saving}
            conflict={
              <DraftConflict
                design={{ kind: 'flow', id: saved.id }}
                draft={flow}
                saving={saving}
                rules={flowMergeRules}
                read={readFlowDefinition}
                onMerged={(merged) =>
                  dispatch({ type: 'edit', edit: () => ({ flow: merged, selected: state.selected }) })
                }
              >
                <MineAsCopy
                  design={{ kind: 'flow', id: saved.id, name: flow.name }}
                  definition={{ ...flow }}
                  onCopied={(id) => navigate({ to: '/flows/$id', params: { id }, ignoreBlocker: true })}
                />
              </DraftConflict>
            }
          />
        </>
      }
    >
      <FindNode />
      <EditSteps history={state.history} tell={dispatch} />
      <FlowReview id={saved.id} saving={saving} />
      <TranslationsButton>
        {(close) => <FlowTranslations category={saved.category} onClose={close} />}
      </TranslationsButton>
      <FlowFiles saved={saved} saving={saving} />
      <PublishFlow saved={saved} saving={saving} />
    </DesignerBar>
  )
}

/** Search field that selects a step by name. */
function FindNode() {
  const search = useLabelSearch()
  const t = useT()
  const { flow, dispatch } = useFlowDesigner()
  const nameOf = useStepName()
  return (
    <Select
      className={classes(styles.find)}
      value={null}
      showSearch={search}
      placeholder={t('flow-design.find')}
      aria-label={t('flow-design.find')}
      options={flow.nodes.map((node) => ({ value: node.id, label: nameOf(node) }))}
      onChange={(id: string | null) => id !== null && dispatch({ type: 'select', ids: [id] })}
    />
  )
}

function useFlowSaving({ id, changedAt }: SavedFlow): SharedSaving<FlowDefinition> {
  const { flow } = useFlowDesigner()
  const { flowDesign } = useClient()
  const saving = useSharedSaving({
    draft: flow,
    revision: changedAt,
    subject: `flow-${id}`,
    save: (definition, expects) =>
      flowDesign.save({
        id,
        name: definition.name,
        definition: { ...definition },
        expects: String(expects),
      }),
    revisionOf: (answer) => answer.changedAt,
    onSaved: useAnnounceSave('flow-design', id),
  })
  useLeavingQuestion(saving)

  return saving
}

type FlowFilesProps = Readonly<{ saved: SavedFlow; saving: Autosave }>

/** Exports the flow as JSON, which can be imported here, or as BPMN for other tools. */
function FlowFiles({ saved: { id, code }, saving }: FlowFilesProps) {
  const t = useT()
  const feedback = useFeedback()
  const { flow } = useFlowDesigner()
  const { flowDesign } = useClient()
  const asJson = () => downloadText(JSON.stringify(flow, null, 2), `${code}.flow.json`, 'application/json')
  const asBpmn = () =>
    saving
      .save()
      .then(() => flowDesign.exportBpmn({ id }))
      .then(
        ({ fileName, xml }) => downloadText(xml, fileName, 'application/xml'),
        (error: Error) => feedback.error(error.message),
      )
  const items = [
    { key: 'json', label: t('flow-design.export.json'), onClick: asJson },
    { key: 'bpmn', label: t('flow-design.export.bpmn'), onClick: () => void asBpmn() },
  ]
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button icon={<Download size={16} />} aria-label={t('flow-design.export')} />
    </Dropdown>
  )
}
