import { useT } from '@signet/i18n/react'
import { Segmented } from 'antd'
import { Maximize2, Minimize2, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { SmallButton } from '../../../kit/properties/property-row.tsx'
import styles from './canvas-bar.module.css'

export const canvasViews = ['tree', 'graph'] as const
export type CanvasView = (typeof canvasViews)[number]

/** Whether the canvas fills the window. */
export type CanvasSize = Readonly<{ isAlone: boolean; onAlone: (isAlone: boolean) => void }>

/** The current view and size of the canvas, and how to change them. */
export type ViewChoice = CanvasSize & Readonly<{ view: CanvasView; onView: (view: CanvasView) => void }>

type CanvasBarProps = Readonly<{
  choice: ViewChoice
  /** In percent; `in` and `out` are missing at the limits. */
  zoom: Readonly<{ percent: number; out?: (() => void) | undefined; in?: (() => void) | undefined }>
  /** Further actions of this view, on the left and beside the zoom. */
  children?: ReactNode
  beside?: ReactNode
}>

/** The bar over the canvas: view, actions and zoom. */
export function CanvasBar({ choice, zoom, children, beside }: CanvasBarProps) {
  const t = useT()
  const { view, onView, isAlone, onAlone } = choice
  return (
    <div className={styles.bar}>
      <Segmented<CanvasView>
        size="small"
        aria-label={t('flow-design.view')}
        options={canvasViews.map((value) => ({ value, label: t(`flow-design.view.${value}`) }))}
        value={view}
        onChange={onView}
      />
      {children}
      <div className={styles.zoom}>
        {beside}
        <ZoomButtons zoom={zoom} />
        <SmallButton
          name={t(isAlone ? 'flow-design.room.beside' : 'flow-design.room.alone')}
          Icon={isAlone ? Minimize2 : Maximize2}
          onPress={() => onAlone(!isAlone)}
        />
      </div>
    </div>
  )
}

/** The zoom in percent, between the buttons that change it. */
function ZoomButtons({ zoom }: Pick<CanvasBarProps, 'zoom'>) {
  const t = useT()
  return (
    <>
      <SmallButton
        name={t('flow-design.zoom.out')}
        Icon={ZoomOut}
        isOff={!zoom.out}
        onPress={() => zoom.out?.()}
      />
      <span>{t('flow-design.zoom.at', { percent: zoom.percent })}</span>
      <SmallButton
        name={t('flow-design.zoom.in')}
        Icon={ZoomIn}
        isOff={!zoom.in}
        onPress={() => zoom.in?.()}
      />
    </>
  )
}
