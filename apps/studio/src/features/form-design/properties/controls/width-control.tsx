import { useT } from '@signet/i18n/react'
import { Segmented } from 'antd'

const widths = [6, 8, 12, 16, 24]

/** The width of a field on a desktop; on a phone it always fills the line. */
export function WidthControl(
  props: Readonly<{ id: string; value: number; onChange: (width: number) => void }>,
) {
  const t = useT()
  const offered = widths.includes(props.value) ? widths : [props.value, ...widths]
  return (
    <Segmented
      id={props.id}
      block
      value={props.value}
      options={offered.map((width) => ({
        value: width,
        label: t('form-design.width.part', { part: width / 24 }),
      }))}
      onChange={props.onChange}
    />
  )
}
