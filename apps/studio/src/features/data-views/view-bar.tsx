import { useT } from '@signet/i18n/react'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import {
  DesignerBar,
  DesignState,
  EditSteps,
  SavingState,
  VersionsButton,
} from '../../kit/designer/designer-bar.tsx'
import { stepShortcuts } from '../../kit/designer/shortcut-help.tsx'
import {
  type Autosave,
  isOvertaken,
  useAnnounceSave,
  useAutosave,
  useLeavingQuestion,
} from '../../kit/designer/use-autosave.ts'
import { VersionsDrawer } from '../form-design/index.ts'
import { PublishView } from './publish-view.tsx'
import type { SavedView } from './queries.ts'
import { definitionOf, useViewEditor, withVersion } from './view-editor.ts'

/** The view's name, saving state and publication. */
export function ViewBar({ saved }: Readonly<{ saved: SavedView }>) {
  const t = useT()
  const saving = useViewSaving(saved)
  const { draft, history, tell } = useViewEditor()
  return (
    <DesignerBar
      back={
        <Link to="/data-views" aria-label={t('data-views.back')}>
          <ArrowLeft size={18} aria-hidden="true" />
        </Link>
      }
      title={draft.name}
      design={{ kind: 'form', id: saved.id }}
      shortcuts={stepShortcuts}
      state={
        <>
          <DesignState state={saving.isSaved ? saved.state : 'changed'} version={saved.version} />
          <SavingState saving={saving} />
        </>
      }
    >
      <EditSteps history={history} tell={tell} />
      <ViewVersions saved={saved} />
      {saved.version > 0 && (
        <Link to="/lists/$formId" params={{ formId: saved.id }}>
          {t('data-views.list')}
        </Link>
      )}
      <PublishView id={saved.id} save={saving.save} />
    </DesignerBar>
  )
}

function ViewVersions({ saved }: Readonly<{ saved: SavedView }>) {
  const { draft, tell } = useViewEditor()
  return (
    <VersionsButton>
      {(onClose) => (
        <VersionsDrawer
          id={saved.id}
          now={definitionOf(draft)}
          onBack={(older) => tell({ type: 'edit', edit: (view) => withVersion(view, older) })}
          onClose={onClose}
        />
      )}
    </VersionsButton>
  )
}

/** Saves the draft over the last known version; stops when somebody else saved first. */
function useViewSaving({ id, changedAt }: SavedView): Autosave {
  const { draft } = useViewEditor()
  const { formDesign } = useClient()
  const tellSaved = useAnnounceSave('data-views', id)
  const expects = useRef(changedAt)
  const saving = useAutosave({
    draft,
    subject: `data-view-${id}`,
    save: (view) =>
      formDesign.save({
        id,
        name: view.name,
        category: view.category,
        definition: { ...definitionOf(view) },
        expects: expects.current,
      }),
    onSaved: (answer) => {
      expects.current = answer.changedAt
      return tellSaved(answer)
    },
    isIncomplete: draft.name.trim() === '',
    isFinal: isOvertaken,
  })
  useLeavingQuestion(saving)

  return saving
}
