import { beginHistory } from '@signet/std'
import { classes } from '@signet/ui'
import { useMemo, useReducer, useState } from 'react'
import { afterDeed } from '../../shell/designer/after-deed.ts'
import desk from '../../shell/designer/desk.module.css'
import { useStepKeys } from '../../shell/designer/use-step-keys.ts'
import { ColumnsPart } from './columns-part.tsx'
import { ParametersPart } from './parameters-part.tsx'
import { PreviewPart } from './preview-part.tsx'
import type { SavedView } from './queries.ts'
import { SourcePart } from './source-part.tsx'
import { type Tried, useAnswer } from './use-answer.ts'
import { ViewBar } from './view-bar.tsx'
import styles from './view-desk.module.css'
import { draftOf, type ViewDraft } from './view-draft.ts'
import { ViewEditorProvider } from './view-editor.ts'

/** What a view shows and where it comes from, with the rows beside it as they come now. */
export function ViewDesk({ saved }: Readonly<{ saved: SavedView }>) {
  const [history, tell] = useReducer(afterDeed<ViewDraft>, saved, (view) => beginHistory(draftOf(view)))
  useStepKeys(tell)
  const draft = history.present
  const [tried, onTry] = useState<Tried>({})
  const answer = useAnswer(draft, tried)
  const editor = useMemo(
    () => ({
      draft,
      history,
      tell,
      change: (part: Partial<ViewDraft>, about?: string) =>
        tell({ deed: 'edit', edit: (before) => ({ ...before, ...part }), about }),
      answer,
      tried,
      onTry,
    }),
    [draft, history, answer, tried],
  )

  return (
    <ViewEditorProvider value={editor}>
      <div className={classes(desk.desk, styles.desk)}>
        <ViewBar saved={saved} />
        <aside className={styles.settings}>
          <SourcePart />
          <ParametersPart />
          <ColumnsPart />
        </aside>
        <PreviewPart />
      </div>
    </ViewEditorProvider>
  )
}
