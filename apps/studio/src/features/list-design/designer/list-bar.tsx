import { useT } from '@signet/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, Segmented } from 'antd'
import { ArrowLeft, CircleAlert } from 'lucide-react'
import { useClient } from '../../../kit/context/app-context.ts'
import {
  DesignerBar,
  DesignState,
  EditSteps,
  SavingState,
  VersionsButton,
} from '../../../kit/designer/designer-bar.tsx'
import { type Autosave, useAutosave, useLeavingQuestion } from '../../../kit/designer/use-autosave.ts'
import type { SavedList } from '../queries.ts'
import { type ListPart, listParts } from '../read-part.ts'
import { useListDesigner } from './list-context.ts'
import { type SettingTab, tabOfMistake } from './mistake-key.ts'
import { PublishList } from './publish-list.tsx'
import { RecordsButton } from './records-button.tsx'
import { VersionsDrawer } from './versions-drawer.tsx'
import { WithdrawList } from './withdraw-list.tsx'

type ListBarProps = Readonly<{
  saved: SavedList
  /** Whether the list is published, so that it has records. */
  isModel: boolean
  part: ListPart
  onPart: (part: ListPart) => void
  onTab: (tab: SettingTab) => void
}>

/** Which list this is, how far it is saved, and what can be done with it as a whole. */
export function ListBar({ saved, isModel, part, onPart, onTab }: ListBarProps) {
  const t = useT()
  const saving = useListSaving(saved.state !== 'none')
  const state = saved.state === 'none' ? 'draft' : saved.state
  const { form, history, tell, mistake } = useListDesigner()
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
      state={
        <>
          <DesignState
            state={saving.isSaved || state === 'draft' ? state : 'changed'}
            version={saved.version}
          />
          <Segmented<ListPart>
            value={part}
            aria-label={t('list-design.parts')}
            options={listParts.map((value) => ({ value, label: t(`list-design.part.${value}`) }))}
            onChange={onPart}
          />
          <SavingState saving={saving} isHeld={mistake !== undefined} />
        </>
      }
    >
      {part === 'list' && (
        <>
          <Mistake onTab={onTab} />
          <EditSteps history={history} tell={tell} />
          <VersionsButton>
            {(onClose) => <VersionsDrawer id={saved.formId} onClose={onClose} />}
          </VersionsButton>
          <WithdrawList saved={saved} />
          <Link to="/prints/$formId" params={{ formId: saved.formId }}>
            {t('print-templates.template')}
          </Link>
        </>
      )}
      <RecordsButton saved={saved} isModel={isModel} />
      <PublishList saving={saving} />
    </DesignerBar>
  )
}

/** The mistake that prevents saving; pressing it goes to its setting. */
function Mistake({ onTab }: Pick<ListBarProps, 'onTab'>) {
  const t = useT()
  const { mistake } = useListDesigner()
  if (!mistake) return null
  return (
    <Button
      danger
      icon={<CircleAlert size={16} aria-hidden />}
      title={mistake.path}
      onClick={() => onTab(tabOfMistake(mistake))}
    >
      {t('list-design.wrong.go')}
    </Button>
  )
}

/** Saves the draft of a list once it is valid. */
function useListSaving(isStored: boolean): Autosave {
  const { list, formId: id, mistake } = useListDesigner()
  const { listDesign } = useClient()
  const cache = useQueryClient()
  return useAutosave({
    draft: list,
    subject: `list-${id}`,
    save: (definition) => listDesign.save({ id, definition: { ...definition } }),
    onSaved: () => cache.invalidateQueries({ queryKey: ['list-design', 'one', id] }),
    isStored,
    isHeld: mistake !== undefined,
  })
}
