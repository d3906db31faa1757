import { type FlowDefinition, readFlowDefinition } from '@signet/flow'
import { treeOf } from '@signet/flow/design'
import { type FormDefinition, readDefinition } from '@signet/form'
import { runningForm } from '@signet/form/design'
import { useLanguage, useT } from '@signet/i18n/react'
import { classes, Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Skeleton } from 'antd'
import { useCallback, useDeferredValue, useMemo, useReducer, useState } from 'react'
import desk from '../../../shell/designer/desk.module.css'
import { useClient } from '../../../shell/desk.ts'
import { useEditKeys } from '../../../shell/use-edit-keys.ts'
import { flowQuery, formOfFlowQuery, type SavedFlow } from '../queries.ts'
import { FlowCanvas } from './canvas/flow-canvas.tsx'
import { type FlowDesigner, FlowDesignerProvider } from './flow-designer-context.ts'
import styles from './flow-designer-page.module.css'
import { afterFlowDeed, beginFlowDesign } from './flow-designer-state.ts'
import { FlowTopBar } from './flow-top-bar.tsx'
import { findLiveProblems, type LiveProblem } from './live-problems.ts'
import { OutlineTree } from './outline-tree.tsx'
import { ProblemList } from './problem-list.tsx'
import { NodeProperties } from './properties/node-properties.tsx'

/** A flow on the drawing board, with the form that its cases carry. Loaded once: while somebody designs, what is here counts. */
export function FlowDesignerPage() {
  const { id } = useParams({ from: '/signed-in/flows/$id' })
  const { locale } = useLanguage()
  const client = useClient()
  const flow = useQuery({
    ...flowQuery(client, id, locale),
    queryKey: ['flow-design', 'one', id, locale, 'design'],
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const form = useQuery({ ...formOfFlowQuery(client, flow.data?.formId), refetchOnWindowFocus: false })
  const failed = flow.error ? flow : form

  if (flow.data && form.data)
    return (
      <FlowDesignerDesk
        key={id}
        saved={flow.data}
        loaded={readFlowDefinition(flow.data.definition)}
        form={readDefinition(form.data.definition)}
      />
    )
  if (failed.error) return <Failure error={failed.error} onRetry={failed.refetch} />
  return <Skeleton active paragraph={{ rows: 12 }} />
}

type FlowDesignerDeskProps = Readonly<{ saved: SavedFlow; loaded: FlowDefinition; form: FormDefinition }>

/** Outline and problems, the flow from top to bottom, and what is set on the chosen step. */
function FlowDesignerDesk({ saved, loaded, form }: FlowDesignerDeskProps) {
  const t = useT()
  const designer = useNewFlowDesigner(loaded, form)
  const [isAlone, setAlone] = useState(false)
  useEditKeys(designer.tell)

  return (
    <FlowDesignerProvider value={designer}>
      <div className={classes(desk.desk, styles.desk)} data-alone={isAlone || undefined}>
        <FlowTopBar saved={saved} />
        <aside className={styles.left} aria-label={t('flow-design.outline')}>
          <OutlineTree />
          <ProblemList />
        </aside>
        <FlowCanvas room={{ isAlone, onAlone: setAlone }} />
        <NodeProperties />
      </div>
    </FlowDesignerProvider>
  )
}

/** A designer over a flow as it was loaded. Problems follow a moment behind what is drawn. */
function useNewFlowDesigner(loaded: FlowDefinition, form: FormDefinition): FlowDesigner {
  const [state, tell] = useReducer(afterFlowDeed, loaded, beginFlowDesign)
  const flow = state.history.present
  const settled = useDeferredValue(flow)
  const plan = useMemo(() => runningForm(form), [form])
  const tree = useMemo(() => treeOf(flow), [flow])
  const problems = useMemo(() => findLiveProblems(settled, plan), [settled, plan])
  const { shownProblem, showProblem } = useShownProblem(problems)

  return useMemo(
    () => ({ flow, tree, state, tell, problems, shownProblem, showProblem, form, plan }),
    [flow, tree, state, problems, shownProblem, showProblem, form, plan],
  )
}

/** Which problem has its way drawn. It is known by what it says, since problems are found anew with every change. */
function useShownProblem(problems: readonly LiveProblem[]) {
  const [shown, setShown] = useState('')
  const showProblem = useCallback((problem: LiveProblem) => {
    const said = JSON.stringify(problem)
    setShown((before) => (before === said ? '' : said))
  }, [])
  return { shownProblem: problems.find((problem) => JSON.stringify(problem) === shown), showProblem }
}
