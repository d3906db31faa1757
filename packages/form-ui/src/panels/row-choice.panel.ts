import type { PanelControl } from './panel.ts'

/** A line for each column that is shown of a row. */
export const columnRows = {
  control: 'rows',
  columns: [
    { name: 'column', control: 'text' },
    { name: 'label', control: 'words' },
  ],
  fresh: { column: 'name', label: '' },
} as const satisfies PanelControl
