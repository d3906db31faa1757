import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { useMergeQuestions } from '../../kit/shared-editing/merge-questions.tsx'
import { saveMerged } from '../../kit/shared-editing/save-merged.ts'
import { describeMerge } from './describe-merge.ts'
import { applicationMergeRules } from './merge-menus.ts'
import {
  type Application,
  type ApplicationSettings,
  settingsOf,
  targetsQuery,
  useApplicationMutation,
} from './queries.ts'

type Editing = Readonly<{ opened: Application; draft: ApplicationSettings }>

/** The draft of an application, which stays while others save it, and its saving, which merges what they saved. */
export function useSaveApplication(application: Application) {
  const t = useT()
  const feedback = useFeedback()
  const client = useClient()
  const { data: targets = noTargets } = useQuery(targetsQuery(client))
  const [editing, setEditing] = useState<Editing>()
  const { opened, draft } = editing ?? { opened: application, draft: settingsOf(application) }
  const { ask, dialog } = useMergeQuestions(applicationMergeRules, (path, versions) =>
    describeMerge({ t, targets }, path, versions),
  )
  const save = useApplicationMutation((calls, settings: ApplicationSettings) =>
    saveMerged(
      {
        opened: storedOf(opened),
        rules: applicationMergeRules,
        load: async () => storedOf(await calls.open({ id: opened.id })),
        save: (document, version) => calls.update({ ...document, id: opened.id, version }),
        ask,
      },
      settings,
    ),
  )
  const onSaved = (isMerged: boolean) => {
    setEditing(undefined)
    feedback.success(t(isMerged ? 'shared-editing.combined' : 'studio.saved'))
  }
  return {
    draft,
    isMenuChanged: draft.menu !== opened.menu,
    change: (part: Partial<ApplicationSettings>) => setEditing({ opened, draft: { ...draft, ...part } }),
    save,
    submit: () => save.mutate(draft, { onSuccess: onSaved }),
    dialog,
  }
}

const noTargets = { pages: [], models: [], flows: [] }

function storedOf(application: Application) {
  return { document: settingsOf(application), revision: application.version }
}
