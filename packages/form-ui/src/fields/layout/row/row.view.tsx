import type { RowSettings, row } from '@signet/form/kinds'
import type { FrameProps, LayoutView } from '../../../form/field-view.ts'

const gaps: Readonly<Record<RowSettings['gap'], string>> = {
  none: '0px',
  small: 'var(--space-2)',
  normal: 'var(--space-3)',
  large: 'var(--space-6)',
}

/** The form's grid does the layout: 24 columns where there is room, otherwise stacked. */
function RowFrame({ settings, slots }: FrameProps<typeof row>) {
  const { gap, align } = settings
  return (
    <div style={{ '--places-gap': gaps[gap], '--places-align': align }}>
      {slots.map(({ id, children }) => (
        <div key={id}>{children}</div>
      ))}
    </div>
  )
}

export const rowView: LayoutView<typeof row> = { Frame: RowFrame }
