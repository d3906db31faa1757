/** The swatches that are offered unless the administrator chose others; their names are sentences of this kind. */
export const namedColors = {
  red: '#e53935',
  orange: '#fb8c00',
  yellow: '#fdd835',
  green: '#43a047',
  teal: '#00897b',
  cyan: '#00acc1',
  blue: '#1e88e5',
  indigo: '#3949ab',
  purple: '#8e24aa',
  pink: '#d81b60',
  brown: '#6d4c41',
  gray: '#757575',
  black: '#000000',
  white: '#ffffff',
} as const
export type ColorName = keyof typeof namedColors

export function nameOfColor(color: string): ColorName | undefined {
  const found = Object.entries(namedColors).find(([, one]) => one === color)
  return found?.[0] as ColorName | undefined
}
