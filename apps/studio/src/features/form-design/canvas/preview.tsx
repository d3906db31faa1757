import { createFormStore, type FieldDefinition, type FormStore, rightsAtStart } from '@signet/form'
import { FormDisplay, FormField, FormSurroundings } from '@signet/form-ui'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { useAround, useFormEnvironment } from '../../../kit/context/use-form-environment.ts'
import { useDesigner } from '../designer/designer-context.ts'
import styles from './canvas.module.css'

const StoreContext = createContext<FormStore | null>(null)

/** The running form, for faithful previews on the canvas. */
export function PreviewProvider({ children }: Readonly<{ children: ReactNode }>) {
  const { plan } = useDesigner()
  const around = useAround()
  const environment = useFormEnvironment()
  const store = useMemo(
    () => (plan ? createFormStore(plan, { rights: rightsAtStart(), around }) : null),
    [plan, around],
  )
  if (!store) return children

  return (
    <StoreContext value={store}>
      <FormSurroundings store={store} environment={environment} pointer="fine">
        {children}
      </FormSurroundings>
    </StoreContext>
  )
}

/** A read-only preview of a field; empty while the running form does not have its kind or key. */
export function FieldPreview({ path, field }: Readonly<{ path: string; field: FieldDefinition }>) {
  const store = use(StoreContext)
  const known = store?.plan.byPath.get(path)
  const isColumn = known?.parent !== undefined
  if (!known || known.kindName !== field.kind || isColumn || known.kind.holds === 'fields') return null
  return (
    <div className={styles.preview} inert>
      {known.kind.holds === 'nothing' ? <FormDisplay path={path} /> : <FormField path={path} isBare />}
    </div>
  )
}
