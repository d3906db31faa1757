import type { FieldKindName } from './fields/index.ts'
import type { Panel } from './panel.ts'

/** The register of settings panels: how an administrator sets each kind up. */
export const panels: Partial<Readonly<Record<FieldKindName, Panel>>> = {}
