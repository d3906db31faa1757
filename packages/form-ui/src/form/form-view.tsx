import type { LayoutNode } from '@signet/form'
import { memo } from 'react'
import { Stretches, useShownParts } from '../long-form/stretches.tsx'
import { partsOf, pathsIn, stretchesOf } from '../long-form/stretches-of.ts'
import { ErrorSummary } from './error-summary.tsx'
import type { FilledSlot } from './field-view.ts'
import styles from './form.module.css'
import { FormDisplay } from './form-display.tsx'
import { FormField } from './form-field.tsx'
import { FormProvider, type FormProviderProps } from './form-surroundings.tsx'
import { layoutViewOf, useFormContext } from './surroundings.ts'
import { useWords } from './use-speaker.ts'

export type FormViewProps = FormProviderProps

/** A form on the screen. It shows what the store says and writes what the person does; sending it is the page's business. */
export function FormView(props: FormViewProps) {
  return (
    <FormProvider {...props}>
      <div className={styles.width}>
        <div className={styles.form}>
          {props.mode !== 'read' && <ErrorSummary />}
          <Places nodes={props.store.plan.layout} />
        </div>
      </div>
    </FormProvider>
  )
}

type PlacesProps = Readonly<{ nodes: readonly LayoutNode[] }>

/** Fields and layouts as they stand, in a grid of 24 on a desktop; of many, those near what is seen. */
function Places({ nodes }: PlacesProps) {
  const stretches = stretchesOf(nodes)
  return stretches.length < 2 ? (
    <Drawn nodes={nodes} />
  ) : (
    <Stretches stretches={stretches} draw={(near) => <Drawn nodes={near} />} />
  )
}

const Drawn = memo(({ nodes }: PlacesProps) =>
  nodes.map((node) => (
    <div key={node.field.path} className={styles.place} style={{ '--width': node.field.definition.width }}>
      <Place node={node} />
    </div>
  )),
)

function Place({ node }: Readonly<{ node: LayoutNode }>) {
  const { path, kind } = node.field
  if (kind.holds === 'nothing') return <FormDisplay path={path} />
  return kind.holds === 'fields' ? <Layout node={node} /> : <FormField path={path} />
}

/** A layout in which nothing is to be seen is not there itself. */
function Layout({ node }: Readonly<{ node: LayoutNode }>) {
  const { views } = useFormContext()
  const words = useWords()
  const parts = partsOf(node)
  const shown = useShownParts(parts)
  if (shown.length === 0) return null

  const { field } = node
  const { Frame } = layoutViewOf(views, field.kindName)
  const slots = parts.map(
    ({ id, title, nodes }): FilledSlot => ({
      id,
      title: words(title),
      paths: pathsIn(nodes),
      isEmpty: !shown.includes(id),
      children: (
        <div className={styles.places}>
          <Places nodes={nodes} />
        </div>
      ),
    }),
  )
  return (
    <Frame
      path={field.path}
      field={field}
      settings={field.settings as never}
      label={words(field.definition.label)}
      slots={slots}
    />
  )
}
