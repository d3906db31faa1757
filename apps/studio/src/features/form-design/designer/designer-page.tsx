import { type FormDefinition, type FormPlan, readDefinition } from '@signet/form'
import { findMistakes, type Mistake, runningForm } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { classes, Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Skeleton, Tabs } from 'antd'
import { type RefObject, useDeferredValue, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import desk from '../../../shell/designer/desk.module.css'
import { useClient } from '../../../shell/desk.ts'
import { isTyping } from '../../../shell/is-typing.ts'
import { useEditKeys } from '../../../shell/use-edit-keys.ts'
import { formQuery } from '../queries.ts'
import { Canvas } from './canvas/canvas.tsx'
import { type Designer, DesignerProvider } from './designer-context.ts'
import styles from './designer-page.module.css'
import { afterDeed, beginDesign } from './designer-state.ts'
import { FormPreview, type PreviewWidth } from './form-preview.tsx'
import { Kits } from './kits/kits.tsx'
import { Outline } from './outline.tsx'
import { Palette } from './palette.tsx'
import { Properties } from './properties/properties.tsx'
import type { SavedForm } from './saved-form.ts'
import { TopBar } from './top-bar.tsx'

/** A form on the drawing board. It is loaded once, and anew whenever it is opened: while somebody designs, what is here counts. */
export function DesignerPage() {
  const { id } = useParams({ from: '/signed-in/forms/$id' })
  const { data, error, refetch } = useQuery({
    ...formQuery(useClient(), id),
    queryKey: ['form-design', 'one', id, 'design'],
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (data) return <DesignerDesk key={id} saved={data} loaded={readDefinition(data.definition)} />
  if (error) return <Failure error={error} onRetry={refetch} />
  return <Skeleton active paragraph={{ rows: 12 }} />
}

type DesignerDeskProps = Readonly<{ saved: SavedForm; loaded: FormDefinition }>

/** Palette and outline, canvas, properties, and the form as staff see it beside it. */
function DesignerDesk({ saved, loaded }: DesignerDeskProps) {
  const designer = useNewDesigner(loaded)
  const [hasPreview, setPreview] = useState(false)
  const [width, setWidth] = useState<PreviewWidth>('phone')
  useEditKeys(designer.tell)

  return (
    <DesignerProvider value={designer}>
      <div className={classes(desk.desk, styles.desk)} data-preview={hasPreview ? width : undefined}>
        <TopBar saved={saved} hasPreview={hasPreview} onPreview={setPreview} />
        <LeftSide />
        <Canvas />
        {hasPreview && <FormPreview width={width} onWidth={setWidth} />}
        <Properties />
      </div>
    </DesignerProvider>
  )
}

function LeftSide() {
  const t = useT()
  const side = useRef<HTMLElement>(null)
  const { tab, setTab } = useLeftSide(side)
  return (
    <aside ref={side} className={styles.left} aria-label={t('form-design.parts')}>
      <Tabs
        size="small"
        activeKey={tab}
        onChange={(key) => setTab(key as LeftTab)}
        items={[
          { key: 'palette', label: t('form-design.palette'), children: <Palette /> },
          { key: 'kits', label: t('form-design.kits'), children: <Kits /> },
          { key: 'outline', label: t('form-design.outline'), children: <Outline /> },
        ]}
      />
    </aside>
  )
}

/** A designer over a form as it was loaded. Mistakes and the running form follow a moment behind what is typed. */
function useNewDesigner(loaded: FormDefinition): Designer {
  const [state, tell] = useReducer(afterDeed, loaded, beginDesign)
  const form = state.history.present
  const settled = useDeferredValue(form)
  const running = useMemo(() => runningForm(settled), [settled])
  const mistakes = useMemo(() => (running ? none : findMistakes(settled)), [running, settled])
  const lastPlan = useRef<FormPlan>(undefined)
  const plan = running ?? lastPlan.current
  lastPlan.current = plan

  return useMemo(() => ({ form, state, tell, mistakes, plan }), [form, state, mistakes, plan])
}

const none: readonly Mistake[] = []

type LeftTab = 'palette' | 'kits' | 'outline'

/** What each key opens, and what takes the focus there. */
const keys: Readonly<Record<string, readonly [tab: LeftTab, focus: string]>> = {
  '/': ['palette', 'input'],
  o: ['outline', '[role="treeitem"][tabindex="0"]'],
}

/** Which part of the left side is open. `/` goes to the palette and `o` to the outline, wherever nobody is typing. */
function useLeftSide(side: RefObject<HTMLElement | null>) {
  const [tab, setTab] = useState<LeftTab>('palette')
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const meant = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
      if (!meant || isTyping(event.target)) return
      event.preventDefault()
      const [next, focus] = meant
      flushSync(() => setTab(next))
      const panel = side.current?.querySelector('[role="tabpanel"]:not([aria-hidden="true"])')
      panel?.querySelector<HTMLElement>(focus)?.focus()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [side])
  return { tab, setTab }
}
