import { useDesigner } from '../../designer-context.ts'
import { FormulaField } from './formula-field.tsx'
import { useFormulaNames } from './use-formula-names.ts'

type FormulaControlProps = Readonly<{
  id: string
  /** Names it where no label points to it. */
  label?: string
  /** Of the field whose formula it is: a column knows its own row. */
  path: string
  value: string
  onChange: (formula: string) => void
}>

/** A formula of the form that is being designed. */
export function FormulaControl({ path, ...rest }: FormulaControlProps) {
  const { form } = useDesigner()
  return <FormulaField names={useFormulaNames(form.fields, path)} {...rest} />
}
