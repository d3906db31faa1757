import { FormulaField } from '../../../../kit/properties/formula-field.tsx'
import { useFormulaNames } from '../../../../kit/properties/use-formula-names.ts'
import { useDesigner } from '../../designer/designer-context.ts'

type FormulaControlProps = Readonly<{
  id: string
  /** The accessible name where no label refers to the control. */
  label?: string
  /** The path of the formula's field: a column knows its own row. */
  path: string
  value: string
  onChange: (formula: string) => void
}>

/** A formula of the form being designed. */
export function FormulaControl({ path, ...rest }: FormulaControlProps) {
  const { form } = useDesigner()
  return <FormulaField names={useFormulaNames(form.fields, path)} {...rest} />
}
