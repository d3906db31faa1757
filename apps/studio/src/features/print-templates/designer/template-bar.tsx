import { useT } from '@signet/i18n/react'
import { readTemplate, templateMergeRules } from '@signet/print'
import { useFeedback } from '@signet/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { ArrowLeft, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { DesignerBar, EditSteps, SavingState, VersionsButton } from '../../../kit/designer/designer-bar.tsx'
import { editShortcuts } from '../../../kit/designer/shortcut-help.tsx'
import { type Autosave, useLeavingQuestion } from '../../../kit/designer/use-autosave.ts'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { ExcuseList } from '../../../kit/publish-sheet/excuse-note.tsx'
import { PublishAction } from '../../../kit/publish-sheet/publish-action.tsx'
import { type Publication, PublishSheet } from '../../../kit/publish-sheet/publish-sheet.tsx'
import { DraftConflict } from '../../../kit/shared-editing/draft-conflict.tsx'
import { type SharedSaving, useSharedSaving } from '../../../kit/shared-editing/use-shared-saving.ts'
import { type SavedTemplate, useTemplateMutation } from '../queries.ts'
import { TemplateStatus } from '../template-status.tsx'
import { useTemplateDesigner } from './template-context.ts'
import type { Draft } from './template-state.ts'

/** The template's name, saving state and actions. */
export function TemplateBar({ saved }: Readonly<{ saved: SavedTemplate }>) {
  const t = useT()
  const { formId, name, state, dispatch } = useTemplateDesigner()
  const saving = useTemplateSaving(saved)
  useLeavingQuestion(saving, name.trim() === '')

  return (
    <DesignerBar
      back={
        <Link to="/prints/$formId" params={{ formId }} aria-label={t('print-templates.back')}>
          <ArrowLeft size={18} aria-hidden="true" />
        </Link>
      }
      title={name}
      design={{ kind: 'print', id: saved.templateId }}
      shortcuts={editShortcuts}
      state={
        <SavingState
          saving={saving}
          isHeld={name.trim() === ''}
          conflict={
            <DraftConflict
              design={{ kind: 'print', id: saved.templateId }}
              draft={state.history.present}
              saving={saving}
              rules={templateMergeRules}
              read={readDraft}
              onMerged={(draft) => dispatch({ type: 'replace', draft })}
            />
          }
        />
      }
    >
      <Mistakes />
      <EditSteps history={state.history} tell={dispatch} />
      {saved.excuses.length > 0 && (
        <VersionsButton>
          {(close) => (
            <SideDrawer title={t('publish-sheet.excuses')} width={480} onClose={close}>
              <ExcuseList excuses={saved.excuses} />
            </SideDrawer>
          )}
        </VersionsButton>
      )}
      <PublishTemplate saved={saved} saving={saving} />
    </DesignerBar>
  )
}

/** The number of mistakes. A click selects the next one. */
function Mistakes() {
  const t = useT()
  const { mistakes, state, dispatch } = useTemplateDesigner()
  if (mistakes.length === 0) return null
  const places = [...new Set(mistakes.map(({ block }) => block))]
  const next = places[(places.indexOf(state.selected) + 1) % places.length]
  return (
    <Button
      danger
      icon={<CircleAlert size={16} aria-hidden />}
      onClick={() => dispatch({ type: 'select', id: next })}
    >
      {t('form-design.mistakes', { count: mistakes.length })}
    </Button>
  )
}

/** Saves first, and shows what publishing the saved draft means. */
function PublishTemplate({ saved, saving }: Readonly<{ saved: SavedTemplate; saving: Autosave }>) {
  const t = useT()
  const feedback = useFeedback()
  const { printTemplates } = useClient()
  const { formId: id, name, dispatch } = useTemplateDesigner()
  const { templateId } = saved
  const [isOpen, setOpen] = useState(false)
  const publish = useTemplateMutation((calls, publication: Publication) =>
    calls.publish({ id, templateId, ...publication }),
  )
  const state = publish.isSuccess && saving.isSaved ? 'published' : saved.state
  const open = () =>
    saving.save().then(
      () => setOpen(true),
      () => undefined,
    )
  const showPublished = () => {
    setOpen(false)
    feedback.success(t('print-templates.published'))
  }
  return (
    <>
      <TemplateStatus state={saving.isSaved || state === 'draft' ? state : 'changed'} />
      <PublishAction onPublish={() => void open()} />
      {isOpen && (
        <PublishSheet
          name={name}
          release={{
            queryKey: ['print-templates', id, 'release', templateId],
            queryFn: ({ signal }) => printTemplates.previewRelease({ id, templateId }, { signal }),
          }}
          isPending={publish.isPending}
          error={publish.error}
          onPublish={(publication) => publish.mutate(publication, { onSuccess: showPublished })}
          onParts={([block]) => dispatch({ type: 'select', id: block })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Saves the draft after a pause. */
function useTemplateSaving({ templateId, number }: SavedTemplate): SharedSaving<Draft> {
  const { state, formId: id } = useTemplateDesigner()
  const { printTemplates } = useClient()
  const cache = useQueryClient()
  const draft = state.history.present
  return useSharedSaving({
    draft,
    revision: number,
    subject: `print-template-${templateId}`,
    save: ({ name, template }, expects) =>
      printTemplates.save({ id, templateId, name, definition: { ...template }, number: Number(expects) }),
    revisionOf: (answer) => answer.number,
    onSaved: () => cache.invalidateQueries({ queryKey: ['print-templates', id, 'list'] }),
    isIncomplete: draft.name.trim() === '',
  })
}

/** Parses a named template; refuses what is none. */
function readDraft(raw: unknown): Draft {
  const { name, template } = raw as Partial<Draft>
  return { name: String(name), template: readTemplate(template) }
}
