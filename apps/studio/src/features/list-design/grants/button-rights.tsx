import { useT } from '@signet/i18n/react'
import { buttonKeys } from '@signet/list'
import { Checkbox } from 'antd'
import { useWord } from '../../form-design/index.ts'
import { useListDesigner } from '../designer/list-context.ts'

type ButtonRightsProps = Readonly<{ buttons: readonly string[]; onChange: (buttons: string[]) => void }>

/** What may be pressed. */
export function ButtonRights({ buttons, onChange }: ButtonRightsProps) {
  const t = useT()
  const words = useWord()
  const { list } = useListDesigner()
  const built = buttonKeys.map((value) => ({ value: `${value}`, label: t(`list-design.button.${value}`) }))
  const own = list.actions.map(({ key, label }) => ({ value: key, label: words(label) || key }))
  return <Checkbox.Group<string> value={[...buttons]} options={[...built, ...own]} onChange={onChange} />
}
