import { describeExample, type FlowDefinition, nameParams, readFlowDefinition } from '@signet/flow'
import { treeOf } from '@signet/flow/design'
import { type FormDefinition, readDefinition } from '@signet/form'
import { runningForm } from '@signet/form/design'
import { useLanguage, useT } from '@signet/i18n/react'
import { classes, Failure, Status, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Skeleton } from 'antd'
import { memo, useCallback, useDeferredValue, useMemo, useReducer, useState } from 'react'
import { useCommands } from '../../../kit/commands/use-commands.ts'
import { useClient } from '../../../kit/context/app-context.ts'
import desk from '../../../kit/designer/desk.module.css'
import { LocalCopyOffer } from '../../../kit/designer/local-copy-offer.tsx'
import { useEditKeys } from '../../../kit/designer/use-edit-keys.ts'
import type { CanvasSize } from '../canvas/canvas-bar.tsx'
import { FlowCanvas } from '../canvas/flow-canvas.tsx'
import { NodeProperties } from '../properties/node-properties.tsx'
import { flowQuery, formOfFlowQuery, type SavedFlow } from '../queries.ts'
import { RightsDialog } from '../rights/rights-dialog.tsx'
import { RightsOpenerProvider } from '../rights/rights-opener.ts'
import {
  type FlowDesigner,
  FlowDesignerProvider,
  findLiveProblems,
  type LiveProblem,
  listProblemParts,
  useFlowDesigner,
} from './flow-designer-context.ts'
import styles from './flow-designer-page.module.css'
import { applyFlowAction, beginFlowDesign } from './flow-designer-state.ts'
import { FlowTopBar } from './flow-top-bar.tsx'
import { OutlineTree } from './outline-tree.tsx'
import { useFieldLabel } from './part-labels.ts'

/** The flow designer. Loads the flow once; later changes on the server do not replace the draft. */
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

/** Outline and problems, canvas, and the settings of the selection. */
function FlowDesignerDesk({ saved, loaded, form }: FlowDesignerDeskProps) {
  const designer = useNewFlowDesigner(loaded, form)
  const drawn = useDeferredValue(designer)
  const [hasMatrix, setMatrix] = useState(false)
  useEditKeys(designer.dispatch)
  useStepCommands(designer)

  return (
    <FlowDesignerProvider value={designer}>
      <LocalCopyOffer
        subject={`flow-${saved.id}`}
        saved={loaded}
        read={readFlowDefinition}
        onRestore={(flow) => designer.dispatch({ type: 'edit', edit: () => ({ flow, selected: [] }) })}
      />
      <RightsOpenerProvider value={useCallback(() => setMatrix(true), [])}>
        <Desk saved={saved} designer={hasMatrix ? drawn : designer} drawn={drawn} />
      </RightsOpenerProvider>
      {hasMatrix && <RightsDialog onClose={() => setMatrix(false)} />}
    </FlowDesignerProvider>
  )
}

type DeskProps = Readonly<{ saved: SavedFlow; designer: FlowDesigner; drawn: FlowDesigner }>

/** Bar, drawing and settings. Behind the open matrix they follow with a short delay, so that a cell answers at once. */
const Desk = memo(function Desk({ saved, designer, drawn }: DeskProps) {
  const [isAlone, setAlone] = useState(false)
  return (
    <FlowDesignerProvider value={designer}>
      <div className={classes(desk.desk, styles.desk)} data-alone={isAlone || undefined}>
        <FlowTopBar saved={saved} />
        <Drawing designer={drawn} isAlone={isAlone} onAlone={setAlone} />
        <NodeProperties />
      </div>
    </FlowDesignerProvider>
  )
})

type DrawingProps = Readonly<{ designer: FlowDesigner }> & CanvasSize

/** Outline, problems and canvas. They follow the settings with a short delay, so that typing in a large flow is quick. */
const Drawing = memo(function Drawing({ designer, ...room }: DrawingProps) {
  const t = useT()
  return (
    <FlowDesignerProvider value={designer}>
      <aside className={styles.left} aria-label={t('flow-design.outline')}>
        <OutlineTree />
        <ProblemList />
      </aside>
      <FlowCanvas room={room} />
    </FlowDesignerProvider>
  )
})

/** Selects a step that the search of the studio found by one of its names. */
function useStepCommands({ flow, dispatch }: FlowDesigner): void {
  const translations = Object.values(flow.translations ?? {})
  useCommands(() =>
    flow.nodes.map(({ id, name }) => ({
      ...{ id: `step ${id}`, label: name || id, note: 'go-to.step', isPart: true },
      names: [name, ...translations.flatMap((one) => one?.nodes?.[id] ?? [])],
      run: () => dispatch({ type: 'select', ids: [id] }),
    })),
  )
}

/** Designer state for a loaded flow. Problems are computed with a short delay. */
function useNewFlowDesigner(loaded: FlowDefinition, form: FormDefinition): FlowDesigner {
  const [state, dispatch] = useReducer(applyFlowAction, loaded, beginFlowDesign)
  const flow = state.history.present
  const settled = useDeferredValue(flow)
  const plan = useMemo(() => runningForm(form), [form])
  const tree = useMemo(() => treeOf(flow), [flow])
  const problems = useMemo(() => findLiveProblems(settled, plan), [settled, plan])
  const { shownProblem, showProblem } = useShownProblem(problems)

  return useMemo(
    () => ({ flow, tree, state, dispatch, problems, shownProblem, showProblem, form, plan }),
    [flow, tree, state, problems, shownProblem, showProblem, form, plan],
  )
}

/** The highlighted problem. Matched by content, because every edit computes new problem objects. */
function useShownProblem(problems: readonly LiveProblem[]) {
  const [shown, setShown] = useState('')
  const showProblem = useCallback((problem: LiveProblem) => {
    const problemJson = JSON.stringify(problem)
    setShown((before) => (before === problemJson ? '' : problemJson))
  }, [])
  return { shownProblem: problems.find((problem) => JSON.stringify(problem) === shown), showProblem }
}

/** The problems of the flow. Clicking one selects its part and highlights the path to it. */
export function ProblemList() {
  const t = useT()
  const { problems, shownProblem, showProblem, dispatch } = useFlowDesigner()
  return (
    <section className={styles.part} aria-label={t('flow-design.problems')} aria-live="polite">
      {problems.length === 0 ? (
        <Status kind="passed">{t('flow-design.sound')}</Status>
      ) : (
        <ul className={sharedStyles.list1}>
          {problems.map((problem) => (
            <li key={JSON.stringify(problem)}>
              <button
                type="button"
                className={styles.problem}
                aria-pressed={problem === shownProblem}
                onClick={() => {
                  showProblem(problem)
                  dispatch({ type: 'select', ids: listProblemParts(problem).slice(0, 1) })
                }}
              >
                <Problem problem={problem} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Problem({ problem }: Readonly<{ problem: LiveProblem }>) {
  const t = useT()
  const { flow } = useFlowDesigner()
  const labelOf = useFieldLabel()
  const { code, severity, node, params = {}, example = {} } = problem
  const name = flow.nodes.find(({ id }) => id === node)?.name
  const words = nameParams(params, { nodes: flow.nodes, labelOf })
  const exampleText = describeExample(example, { say: (key, values) => t(`flow.${key}`, values), labelOf })
  return (
    <>
      <Status kind={severity === 'error' ? 'failed' : 'overdue'}>{name ?? t('flow-design.way')}</Status>
      <span>{t(`flow.problem.${code}`, { ...words, example: exampleText })}</span>
    </>
  )
}
