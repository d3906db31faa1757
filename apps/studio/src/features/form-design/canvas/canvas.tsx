import { useT } from '@signet/i18n/react'
import { useDesigner } from '../designer/designer-context.ts'
import { Blocks } from './blocks.tsx'
import styles from './canvas.module.css'
import { PreviewProvider } from './preview.tsx'

/** The canvas for the mouse; the outline does the same by keyboard. */
export function Canvas() {
  const t = useT()
  const { form, tell } = useDesigner()
  return (
    <PreviewProvider>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape in the outline does the same */}
      <section
        className={styles.canvas}
        aria-label={t('form-design.canvas')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget) tell({ deed: 'select', paths: [] })
        }}
      >
        <Blocks fields={form.fields} />
      </section>
    </PreviewProvider>
  )
}
