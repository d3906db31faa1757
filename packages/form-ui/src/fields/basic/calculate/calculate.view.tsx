import type { calculate } from '@signet/form/kinds'
import type { FieldView, ReadProps } from '../../../form/field-view.ts'
import { Amount, ConvertedNote } from '../number/amount.view.tsx'

/** The result, announced when it changes while the form is edited. */
function CalculateRead({ path, settings, value }: ReadProps<typeof calculate>) {
  const { precision, result, ...look } = settings
  return (
    <output>
      {result === 'number' ? <Amount value={value} look={{ ...look, places: precision }} /> : value}
      <ConvertedNote path={path} />
    </output>
  )
}

export const calculateView: FieldView<typeof calculate> = { Edit: CalculateRead, Read: CalculateRead }
