import { type FormDefinition, readDefinition } from '@signet/form'
import { formMergeRules } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { Link, useNavigate } from '@tanstack/react-router'
import { Button, Tooltip } from 'antd'
import { ArrowLeft, CircleAlert, Download, Smartphone } from 'lucide-react'
import { useCommands } from '../../../kit/commands/use-commands.ts'
import { useClient } from '../../../kit/context/app-context.ts'
import {
  DesignerBar,
  DesignState,
  downloadText,
  EditSteps,
  SavingState,
  VersionsButton,
} from '../../../kit/designer/designer-bar.tsx'
import { editShortcuts } from '../../../kit/designer/shortcut-help.tsx'
import { useAnnounceSave, useLeavingQuestion } from '../../../kit/designer/use-autosave.ts'
import { DraftConflict } from '../../../kit/shared-editing/draft-conflict.tsx'
import { type SharedSaving, useSharedSaving } from '../../../kit/shared-editing/use-shared-saving.ts'
import { TranslationsButton } from '../../../kit/translations/translations-drawer.tsx'
import { MineAsCopy } from '../../design-life/index.ts'
import { FlowForForm } from '../../flow-design/index.ts'
import type { SavedForm } from '../queries.ts'
import { FormTranslations } from '../translations/form-translations.tsx'
import { useDesigner } from './designer-context.ts'
import { PublishButton } from './publish-button.tsx'
import { VersionsDrawer } from './versions-drawer.tsx'

type TopBarProps = Readonly<{
  saved: SavedForm
  hasPreview: boolean
  onPreview: (hasPreview: boolean) => void
}>

/** The form's name, saving state and actions. */
export function TopBar({ saved, hasPreview, onPreview }: TopBarProps) {
  const t = useT()
  const saving = useDraftSaving(saved)
  const { form, state, dispatch } = useDesigner()
  const navigate = useNavigate()

  return (
    <DesignerBar
      back={
        form.about ? (
          <Link to="/people" aria-label={t('form-design.backToPeople')}>
            <ArrowLeft size={18} aria-hidden="true" />
          </Link>
        ) : (
          <Link to="/forms" aria-label={t('form-design.back')}>
            <ArrowLeft size={18} aria-hidden="true" />
          </Link>
        )
      }
      title={saved.name}
      design={{ kind: 'form', id: saved.id }}
      shortcuts={[...editShortcuts, 'palette', 'outline']}
      state={
        <>
          <DesignState state={saving.isSaved ? saved.state : 'changed'} version={saved.version} />
          <SavingState
            saving={saving}
            conflict={
              <DraftConflict
                design={{ kind: 'form', id: saved.id }}
                draft={form}
                saving={saving}
                rules={formMergeRules}
                read={readDefinition}
                onMerged={(merged) =>
                  dispatch({ type: 'edit', edit: () => ({ form: merged, selected: state.selected }) })
                }
              >
                <MineAsCopy
                  design={{ kind: 'form', id: saved.id, name: saved.name }}
                  definition={{ ...form }}
                  onCopied={(id) => navigate({ to: '/forms/$id', params: { id }, ignoreBlocker: true })}
                />
              </DraftConflict>
            }
          />
        </>
      }
    >
      <Mistakes />
      <EditSteps history={state.history} tell={dispatch} />
      <MoreMenu saved={saved} />
      {saved.version > 0 && !form.about && (
        <>
          <Link to="/lists/$formId" params={{ formId: saved.id }}>
            {t('list-design.design')}
          </Link>
          <FlowForForm form={saved} />
        </>
      )}
      <PreviewButton hasPreview={hasPreview} onPreview={onPreview} />
      <PublishButton saved={saved} saving={saving} />
    </DesignerBar>
  )
}

function PreviewButton({ hasPreview, onPreview }: Pick<TopBarProps, 'hasPreview' | 'onPreview'>) {
  const t = useT()
  const textKey = 'form-design.preview'
  useCommands(() => [{ id: 'preview', textKey, note: 'go-to.command', run: () => onPreview(!hasPreview) }])
  return (
    <Button
      icon={<Smartphone size={16} />}
      aria-pressed={hasPreview}
      type={hasPreview ? 'primary' : 'default'}
      ghost={hasPreview}
      onClick={() => onPreview(!hasPreview)}
    >
      {t(textKey)}
    </Button>
  )
}

function MoreMenu({ saved }: Readonly<{ saved: SavedForm }>) {
  const t = useT()
  const { form } = useDesigner()
  return (
    <>
      <TranslationsButton>
        {(close) => <FormTranslations category={saved.category} onClose={close} />}
      </TranslationsButton>
      <FormVersions saved={saved} />
      <Tooltip title={t('form-design.export')}>
        <Button
          icon={<Download size={16} />}
          aria-label={t('form-design.export')}
          onClick={() => exportForm(saved, form)}
        />
      </Tooltip>
    </>
  )
}

function FormVersions({ saved }: Readonly<{ saved: SavedForm }>) {
  const { form, dispatch } = useDesigner()
  return (
    <VersionsButton>
      {(onClose) => (
        <VersionsDrawer
          id={saved.id}
          now={form}
          onBack={(older) => dispatch({ type: 'edit', edit: () => ({ form: older, selected: [] }) })}
          onClose={onClose}
        />
      )}
    </VersionsButton>
  )
}

/** The number of mistakes. A click selects the next one. */
function Mistakes() {
  const t = useT()
  const { mistakes, state, dispatch } = useDesigner()
  const places = mistakes.flatMap(({ path }) => path ?? [])
  if (mistakes.length === 0) return null

  const next = places[(places.indexOf(state.selected.at(-1) ?? '') + 1) % Math.max(places.length, 1)]
  return (
    <Button
      danger
      icon={<CircleAlert size={16} />}
      onClick={() => dispatch({ type: 'select', paths: next === undefined ? [] : [next] })}
    >
      {t('form-design.mistakes', { count: mistakes.length })}
    </Button>
  )
}

/** Downloads a form as a file that can be imported here or elsewhere. */
function exportForm(
  { name, code }: Readonly<{ name: string; code: string }>,
  definition: FormDefinition,
): void {
  downloadText(JSON.stringify({ name, code, definition }, null, 2), `${code}.form.json`, 'application/json')
}

function useDraftSaving({ id, name, category, changedAt }: SavedForm): SharedSaving<FormDefinition> {
  const { form } = useDesigner()
  const { formDesign } = useClient()
  const saving = useSharedSaving({
    draft: form,
    revision: changedAt,
    subject: `form-${id}`,
    save: (definition, expects) =>
      formDesign.save({ id, name, category, definition: { ...definition }, expects: String(expects) }),
    revisionOf: (answer) => answer.changedAt,
    onSaved: useAnnounceSave('form-design', id),
  })
  useLeavingQuestion(saving)

  return saving
}
