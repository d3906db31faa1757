import CalendarOutlined from '@ant-design/icons-svg/es/asn/CalendarOutlined'
import ClockCircleOutlined from '@ant-design/icons-svg/es/asn/ClockCircleOutlined'
import CloseCircleFilled from '@ant-design/icons-svg/es/asn/CloseCircleFilled'
import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined'
import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined'
import SwapRightOutlined from '@ant-design/icons-svg/es/asn/SwapRightOutlined'
import type { AbstractNode, IconDefinition } from '@ant-design/icons-svg/es/types'
import { createElement, type ReactElement } from 'react'

/** The small signs of antd's controls, drawn once for all light controls. */
export const glyphs = {
  calendar: drawn(CalendarOutlined),
  clock: drawn(ClockCircleOutlined),
  clear: drawn(CloseCircleFilled),
  down: drawn(DownOutlined),
  remove: drawn(CloseOutlined),
  to: drawn(SwapRightOutlined),
} as const

function drawn({ icon }: IconDefinition): ReactElement {
  const { attrs, children = [] } = typeof icon === 'function' ? icon('currentColor', 'none') : icon
  return (
    <svg viewBox={attrs['viewBox']} width="1em" height="1em" fill="currentColor" aria-hidden="true">
      {children.map(({ tag, attrs: { d } }: AbstractNode) => createElement(tag, { key: d, d }))}
    </svg>
  )
}
