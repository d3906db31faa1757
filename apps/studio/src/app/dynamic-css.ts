/**
 * Replaces the module with which antd writes styles at run time (a locked or measured scroll bar). It uses
 * constructed style sheets, which the policy allows; <style> elements are forbidden.
 */
const sheets = new Map<string, CSSStyleSheet>()

type Options = Readonly<{ attachTo?: Element }>

export function updateCSS(css: string, key: string, { attachTo }: Options = {}): HTMLStyleElement {
  const element = document.createElement('style')
  if (attachTo) {
    element.textContent = css
    attachTo.append(element)
    return element
  }

  const known = sheets.get(key)
  const sheet = known ?? new CSSStyleSheet()
  sheet.replaceSync(css)
  if (!known) {
    sheets.set(key, sheet)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  return element
}

export function injectCSS(css: string, options: Options = {}): HTMLStyleElement {
  return updateCSS(css, css, options)
}

export function removeCSS(key: string) {
  const sheet = sheets.get(key)
  sheets.delete(key)
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
}

export function clearContainerCache() {
  sheets.clear()
}
