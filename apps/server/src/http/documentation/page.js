const spec = await (await fetch('/api/openapi.json')).json()
const calls = Object.entries(spec.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ path, method, ...call })),
)
const main = document.querySelector('#calls')
const search = document.querySelector('#search')

document.querySelector('#version').textContent = spec.info.version
search.addEventListener('input', show)
show()

function show() {
  const wanted = search.value.trim().toLowerCase()
  const found = calls.filter((call) => textOf(call).includes(wanted))
  const tags = [...new Set(found.flatMap(({ tags }) => tags))]
  main.replaceChildren(
    ...tags.map((tag) =>
      element(
        'section',
        element('h2', tag),
        ...found.filter((call) => call.tags.includes(tag)).map((call) => describe(call)),
      ),
    ),
  )
}

function textOf({ path, method, summary, operationId }) {
  return `${method} ${path} ${summary} ${operationId}`.toLowerCase()
}

function describe({ path, method, summary, operationId, security, parameters, requestBody, responses }) {
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const answer = responses[200].content['application/json'].schema
  const details = element(
    'details',
    element('summary', element('b', method.toUpperCase()), element('code', path), element('span', summary)),
    element('p', `${operationId} · ${security ? 'signed in' : 'anyone'} · ${answer.description ?? ''}`),
  )
  details.addEventListener(
    'toggle',
    () => {
      if (parameters.length > 0) details.append(element('h3', 'Parameters'), pre(parameters))
      if (body) details.append(element('h3', `Body (${type})`), pre(body.schema))
      details.append(element('h3', 'data'), pre(answer.properties.data))
    },
    { once: true },
  )
  return details
}

function pre(value) {
  return element('pre', JSON.stringify(value, null, 2))
}

function element(name, ...children) {
  const made = document.createElement(name)
  made.append(...children)
  return made
}
