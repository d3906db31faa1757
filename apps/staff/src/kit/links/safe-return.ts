/** The target after signing in: only a path of our own, never another site and never the login page. */
export function safeReturn(target: string | undefined, home = '/pages/index/index'): string {
  if (!target?.startsWith('/') || /^\/[/\\]/.test(target) || hasControl(target)) return home
  const path = new URL(target, 'https://own.invalid')
  if (path.origin !== 'https://own.invalid') return home
  return path.pathname === '/' || path.pathname === '/pages/login/index' ? home : target
}

/** Browsers drop tabs and line breaks from addresses, which would turn `/\t/evil` into `//evil`. */
function hasControl(text: string): boolean {
  return [...text].some((letter) => letter < ' ')
}
