import { modelLink } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { type ListDefinition, listMergeRules, readList } from '@signet/list'
import { useFeedback } from '@signet/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, Popover, Segmented, Tooltip } from 'antd'
import { ArrowLeft, CircleAlert, CircleOff, ExternalLink } from 'lucide-react'
import { useClient } from '../../../kit/context/app-context.ts'
import {
  DesignerBar,
  DesignState,
  EditSteps,
  SavingState,
  VersionsButton,
} from '../../../kit/designer/designer-bar.tsx'
import { stepShortcuts } from '../../../kit/designer/shortcut-help.tsx'
import { useLeavingQuestion } from '../../../kit/designer/use-autosave.ts'
import { DraftConflict } from '../../../kit/shared-editing/draft-conflict.tsx'
import { type SharedSaving, useSharedSaving } from '../../../kit/shared-editing/use-shared-saving.ts'
import { FlowForForm } from '../../flow-design/index.ts'
import { type SavedList, useWithdrawList } from '../queries.ts'
import { type ListPart, listParts } from '../read-part.ts'
import { findMistakeTab, type SettingTab, useListDesigner } from './list-context.ts'
import { PublishList } from './publish-list.tsx'
import { VersionsDrawer } from './versions-drawer.tsx'

type ListBarProps = Readonly<{
  saved: SavedList
  /** Whether the list is published, so that it has records. */
  isModel: boolean
  part: ListPart
  onPart: (part: ListPart) => void
  onTab: (tab: SettingTab) => void
}>

/** The list's name, saving state and actions. */
export function ListBar({ saved, isModel, part, onPart, onTab }: ListBarProps) {
  const t = useT()
  const saving = useListSaving(saved)
  const { form, mistake } = useListDesigner()
  useLeavingQuestion(saving, mistake !== undefined)

  return (
    <DesignerBar
      back={
        form.dataView ? (
          <Link to="/data-views/$id" params={{ id: saved.formId }} aria-label={t('list-design.backToView')}>
            <ArrowLeft size={18} aria-hidden="true" />
          </Link>
        ) : (
          <Link to="/forms" aria-label={t('list-design.back')}>
            <ArrowLeft size={18} aria-hidden="true" />
          </Link>
        )
      }
      title={t('list-design.title', { name: saved.name })}
      design={{ kind: 'list', id: saved.formId }}
      shortcuts={stepShortcuts}
      state={<ListState saving={saving} saved={saved} part={part} onPart={onPart} />}
    >
      {part === 'list' && <ListActions onTab={onTab} saved={saved} />}
      {!form.dataView && <FlowForForm form={{ id: saved.formId, name: saved.name, code: form.key }} />}
      <RecordsButton saved={saved} isModel={isModel} />
      <PublishList name={saved.name} saving={saving} />
    </DesignerBar>
  )
}

type ListStateProps = Pick<ListBarProps, 'saved' | 'part' | 'onPart'> &
  Readonly<{ saving: SharedSaving<ListDefinition> }>

/** State and chosen part of the list. */
function ListState({ saving, saved, part, onPart }: ListStateProps) {
  const t = useT()
  const state = saved.state === 'none' ? 'draft' : saved.state
  const { mistake, list, dispatch } = useListDesigner()
  return (
    <>
      <DesignState state={saving.isSaved || state === 'draft' ? state : 'changed'} version={saved.version} />
      <Segmented<ListPart>
        value={part}
        aria-label={t('list-design.parts')}
        options={listParts.map((value) => ({ value, label: t(`list-design.part.${value}`) }))}
        onChange={onPart}
      />
      <SavingState
        saving={saving}
        isHeld={mistake !== undefined}
        conflict={
          <DraftConflict
            design={{ kind: 'list', id: saved.formId }}
            draft={list}
            saving={saving}
            rules={listMergeRules}
            read={readList}
            onMerged={(merged) => dispatch({ type: 'edit', edit: () => merged })}
          />
        }
      />
    </>
  )
}

/** Actions on the list while it is shown. */
function ListActions({ onTab, saved }: Pick<ListBarProps, 'onTab' | 'saved'>) {
  const t = useT()
  const { history, dispatch } = useListDesigner()
  return (
    <>
      <Mistake onTab={onTab} />
      <EditSteps history={history} tell={dispatch} />
      <VersionsButton>{(onClose) => <VersionsDrawer id={saved.formId} onClose={onClose} />}</VersionsButton>
      <WithdrawList saved={saved} />
      <Link to="/prints/$formId" params={{ formId: saved.formId }}>
        {t('print-templates.template')}
      </Link>
    </>
  )
}

/** The mistake that prevents saving. A click opens its setting. */
function Mistake({ onTab }: Pick<ListBarProps, 'onTab'>) {
  const t = useT()
  const { mistake } = useListDesigner()
  if (!mistake) return null
  return (
    <Button
      danger
      icon={<CircleAlert size={16} aria-hidden />}
      title={mistake.path}
      onClick={() => onTab(findMistakeTab(mistake))}
    >
      {t('list-design.wrong.go')}
    </Button>
  )
}

/** Saves the draft of a list once it is valid. */
function useListSaving({ state, changedAt }: SavedList): SharedSaving<ListDefinition> {
  const { list, formId: id, mistake } = useListDesigner()
  const { listDesign } = useClient()
  const cache = useQueryClient()
  return useSharedSaving({
    draft: list,
    revision: changedAt,
    subject: `list-${id}`,
    save: (definition, expects) =>
      listDesign.save({
        id,
        definition: { ...definition },
        expects: expects === null ? null : String(expects),
      }),
    revisionOf: (answer) => answer.changedAt,
    onSaved: () => cache.invalidateQueries({ queryKey: ['list-design', 'one', id] }),
    isStored: state !== 'none',
    isIncomplete: mistake !== undefined,
  })
}

/** Disables a published list, after explaining the effect. */
function WithdrawList({ saved }: Readonly<{ saved: SavedList }>) {
  const t = useT()
  const feedback = useFeedback()
  const withdraw = useWithdrawList(saved.formId)
  if (saved.version === 0 || saved.state === 'withdrawn') return null

  const ask = async () => {
    const isSure = await feedback.ask({
      title: t('list-design.withdraw.title', { name: saved.name }),
      body: t('list-design.withdraw.body'),
      confirm: t('list-design.withdraw'),
      tone: 'danger',
    })
    if (!isSure) return
    withdraw.mutate(undefined, { onSuccess: () => feedback.success(t('list-design.withdraw.done')) })
  }
  return (
    <Tooltip title={t('list-design.withdraw')}>
      <Button
        icon={<CircleOff size={16} aria-hidden />}
        aria-label={t('list-design.withdraw')}
        loading={withdraw.isPending}
        onClick={() => void ask()}
      />
    </Tooltip>
  )
}

type RecordsButtonProps = Readonly<{ saved: SavedList; isModel: boolean }>

/** Opens the records in the staff client, or explains why the list has none. */
function RecordsButton({ saved: { formId, state }, isModel }: RecordsButtonProps) {
  const t = useT()
  const icon = <ExternalLink size={16} aria-hidden />
  if (isModel)
    return (
      <Button icon={icon} href={modelLink(formId)} target="_blank" rel="noopener">
        {t('list-design.records')}
      </Button>
    )

  const why = state === 'withdrawn' ? 'list-design.withdrawn' : 'list-design.records.notPublished'
  return (
    <Popover trigger="click" content={<p role="status">{t(why)}</p>}>
      <Button icon={icon}>{t('list-design.records')}</Button>
    </Popover>
  )
}
