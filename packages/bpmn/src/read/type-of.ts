import type { Element } from '../element.ts'

/** Display type: `MessageEventDefinition` becomes `Message`. */
export const typeOf = ({ $type }: Element) => $type.replace(/^.*:/, '').replace(/EventDefinition$/, '')
