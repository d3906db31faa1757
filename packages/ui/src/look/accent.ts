import { channelsOf, contrastOf } from '@signet/std'

const white = '#ffffff'
const black = '#000000'
/** Surfaces below text in the accent: the page in light, cards in dark. */
const lightPage = '#f0f2f6'
const darkSurface = '#1b1e24'
const smallText = 4.5

/**
 * Returns style rules that give both themes another accent. Each companion is moved towards black or white until
 * small text can be read, whatever the colour (decision 0003).
 */
export function accentRules(accent: string): string {
  const fill = moved(accent, black, [white])
  const soft = mix(accent, white, 0.9)
  const darkSoft = mix(accent, darkSurface, 0.75)
  const shared = { 'accent-fill': fill, 'accent-fill-pressed': mix(fill, black, 0.12) }
  const light = {
    ...shared,
    accent,
    'accent-soft': soft,
    'accent-text': moved(accent, black, [soft, lightPage]),
    focus: fill,
  }
  const lightText = moved(accent, white, [darkSoft, darkSurface])
  const dark = {
    ...shared,
    accent: moved(accent, white, [darkSurface]),
    'accent-soft': darkSoft,
    'accent-text': lightText,
    focus: lightText,
  }
  return `${rule('light', light)}\n${rule('dark', dark)}`
}

function rule(theme: string, tokens: Readonly<Record<string, string>>): string {
  const lines = Object.entries(tokens).map(([name, color]) => `--${name}: ${color};`)
  return `:root[data-theme='${theme}'] { ${lines.join(' ')} }`
}

const steps = 40

/** Moves a colour towards another until it can be read on all of these. */
function moved(color: string, towards: string, on: readonly string[]): string {
  for (let step = 0; step < steps; step += 1) {
    const tried = mix(color, towards, step / steps)
    if (on.every((surface) => contrastOf(tried, surface) >= smallText)) return tried
  }
  return towards
}

function mix(one: string, other: string, share: number): string {
  const second = channelsOf(other)
  const mixed = channelsOf(one).map((part, at) => part * (1 - share) + (second[at] ?? 0) * share)
  return `#${mixed
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
