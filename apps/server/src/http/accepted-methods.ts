import type { EndpointGroups } from '@signet/contract'

/** Returns a function that lists the methods which calls accept at an address; none where there is no call. */
export function acceptedMethods(groups: EndpointGroups): (url: string) => readonly string[] {
  const calls = Object.values(groups)
    .flatMap((group) => Object.values(group))
    .map(({ method, path }) => ({ method, pattern: patternOf(path) }))
  return (url) => {
    const [path = ''] = url.split('?', 1)
    return [...new Set(calls.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))]
  }
}

function patternOf(path: string): RegExp {
  const segments = path.split('/').map((segment) => (segment.startsWith(':') ? '[^/]+' : segment))
  return new RegExp(`^${segments.join('/')}$`)
}
