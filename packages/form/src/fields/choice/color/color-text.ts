const hex = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const rgb = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*([\d.]{1,8})\s*)?\)$/i

/** Reads `#29f`, `2979FF`, `#2979ff80` and `rgb(41, 121, 255)`; gives `#2979ff`, or `#2979ff80` where it lets light through. */
export function canonicalColor(raw: string): string | undefined {
  const text = raw.trim()
  const digits = hex.exec(text)?.[1]?.toLowerCase()
  const color =
    digits === undefined ? ofParts(rgb.exec(text)) : `#${digits.length < 6 ? doubled(digits) : digits}`
  return color?.length === 9 && color.endsWith('ff') ? color.slice(0, 7) : color
}

/** How much light it holds back, from 0 to 100. */
export function opacityOf(color: string): number {
  return color.length === 9 ? Math.round((Number.parseInt(color.slice(7), 16) / 255) * 100) : 100
}

/** The same colour, holding back so much light. */
export function withOpacity(color: string, opacity: number): string {
  const alpha = two(Math.round((opacity / 100) * 255))
  return alpha === 'ff' ? color.slice(0, 7) : `${color.slice(0, 7)}${alpha}`
}

function ofParts(parts: RegExpExecArray | null): string | undefined {
  if (!parts) return undefined
  const channels = parts.slice(1, 4).map(Number)
  const alpha = parts[4] === undefined ? 1 : Number(parts[4])
  if (channels.some((channel) => channel > 255) || !(alpha >= 0 && alpha <= 1)) return undefined
  return `#${[...channels, Math.round(alpha * 255)].map(two).join('')}`
}

function doubled(digits: string): string {
  return digits.replace(/./g, '$&$&')
}

function two(channel: number): string {
  return channel.toString(16).padStart(2, '0')
}
