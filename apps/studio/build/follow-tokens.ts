/** The colours of antd's default theme, as written in its variables, and the token of ours that stands for each. */
const tokenOf: Readonly<Record<string, string>> = {
  '#1677ff': '--accent-fill',
  '#4096ff': '--accent-text',
  '#69b1ff': '--accent-text',
  '#91caff': '--accent-text',
  '#0958d9': '--accent-fill-pressed',
  '#e6f4ff': '--accent-soft',
  '#bae0ff': '--accent-soft',
  '#52c41a': '--passed-text',
  '#f6ffed': '--passed-soft',
  '#b7eb8f': '--passed-soft',
  '#faad14': '--returned-text',
  '#fffbe6': '--returned-soft',
  '#ffe58f': '--returned-soft',
  '#ff4d4f': '--danger-text',
  '#ff7875': '--danger-text',
  '#ffa39e': '--danger-text',
  '#d9363e': '--danger-text',
  '#fff2f0': '--danger-soft',
  '#fff1f0': '--danger-soft',
  '#ffdfdc': '--danger-soft',
  '#ffccc7': '--danger-soft',
  '#ffffff': '--surface',
  '#fff': '--on-accent',
  '#fafafa': '--surface-sunken',
  '#f5f5f5': '--surface-sunken',
  '#f0f0f0': '--line',
  '#d9d9d9': '--line-strong',
  'rgba(5,5,5,0.06)': '--line',
  'rgba(0,0,0,0.88)': '--text',
  'rgba(0,0,0,0.65)': '--text-weak',
  'rgba(0,0,0,0.45)': '--text-weak',
  'rgba(0,0,0,0.25)': '--text-weak',
  'rgba(0,0,0,0.15)': '--surface-pressed',
  'rgba(0,0,0,0.06)': '--surface-pressed',
  'rgba(0,0,0,0.04)': '--surface-sunken',
  'rgba(0,0,0,0.02)': '--surface-sunken',
  'rgba(5,145,255,0.1)': '--accent-soft',
  'rgba(255,38,5,0.06)': '--danger-soft',
  'rgba(255,215,5,0.1)': '--returned-soft',
}

/** Lets antd's variables follow our tokens, so that one attribute on <html> turns both themes. */
export function followTokens(css: string): string {
  return css.replaceAll(/(--ant-[\w-]+:)([^;{}]+)/g, (whole, name: string, value: string) =>
    isShade(name) ? whole : name + withTokens(value),
  )
}

/** Shadows and veils darken what is below them in both themes. */
function isShade(name: string): boolean {
  return name.includes('shadow-') || name === '--ant-box-shadow:' || name === '--ant-color-bg-mask:'
}

function withTokens(value: string): string {
  return value.replaceAll(/#[0-9a-f]{3,8}\b|rgba?\([^)]*\)/g, (colour) => {
    const token = tokenOf[colour]
    return token ? `var(${token})` : colour
  })
}
