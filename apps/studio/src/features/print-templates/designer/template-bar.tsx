import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { ArrowLeft, CircleAlert } from 'lucide-react'
import { useRef } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { DesignerBar, EditSteps, SavingState } from '../../../kit/designer/designer-bar.tsx'
import {
  type Autosave,
  isOvertaken,
  useAutosave,
  useLeavingQuestion,
} from '../../../kit/designer/use-autosave.ts'
import { type SavedTemplate, useTemplateMutation } from '../queries.ts'
import { TemplateStatus } from '../template-status.tsx'
import { useTemplateDesigner } from './template-context.ts'

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
      state={<SavingState saving={saving} isHeld={name.trim() === ''} />}
    >
      <Mistakes />
      <EditSteps history={state.history} tell={dispatch} />
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

/** Saves first, so that the published version matches the screen. */
function PublishTemplate({ saved, saving }: Readonly<{ saved: SavedTemplate; saving: Autosave }>) {
  const t = useT()
  const feedback = useFeedback()
  const { formId: id, mistakes } = useTemplateDesigner()
  const { templateId } = saved
  const publish = useTemplateMutation((calls, of: string) => calls.publish({ id, templateId: of }))
  const state = publish.isSuccess && saving.isSaved ? 'published' : saved.state
  const onPublish = () =>
    saving.save().then(
      () => publish.mutate(templateId, { onSuccess: () => feedback.success(t('print-templates.published')) }),
      () => undefined,
    )
  return (
    <>
      <TemplateStatus state={saving.isSaved || state === 'draft' ? state : 'changed'} />
      <Button
        type="primary"
        disabled={mistakes.length > 0}
        loading={publish.isPending}
        onClick={() => void onPublish()}
      >
        {t('studio.publish.action')}
      </Button>
    </>
  )
}

/** Saves the draft after a pause. Stops if another administrator has saved since the draft was loaded. */
function useTemplateSaving({ templateId, number }: SavedTemplate): Autosave {
  const { state, formId: id } = useTemplateDesigner()
  const { printTemplates } = useClient()
  const cache = useQueryClient()
  const expects = useRef(number)
  const draft = state.history.present
  return useAutosave({
    draft,
    subject: `print-template-${templateId}`,
    save: ({ name, template }) =>
      printTemplates.save({ id, templateId, name, definition: { ...template }, number: expects.current }),
    onSaved: (answer) => {
      expects.current = answer.number
      return cache.invalidateQueries({ queryKey: ['print-templates', id, 'list'] })
    },
    isIncomplete: draft.name.trim() === '',
    isFinal: isOvertaken,
  })
}
