// On pages that come as HTML: faces, code and the manifest are asked for once they have been drawn, so that they take
// nothing from what draws them. Where the faces were kept from an earlier visit they are there from the start.
;(() => {
  const listed = (name) => document.querySelector(`meta[name=${name}]`).content.split(' ')
  let hasStarted = false
  const areKept = areFacesKept()
  if (areKept) showFaces()
  // A page in a background tab is not drawn; it must not wait for that.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) start()
  else new PerformanceObserver(start).observe({ type: 'paint', buffered: true })

  function start() {
    if (hasStarted) return
    hasStarted = true
    if (!areKept) showFaces()
    link({ rel: 'manifest', href: '/manifest.webmanifest' })
    const code = listed('code')
    for (const href of code) link({ rel: 'modulepreload', fetchPriority: 'low', href })
    void runInTurn(code)
  }

  // Each part in a task of its own, so that a touch in between is answered.
  async function runInTurn(code) {
    for (const href of code) {
      await import(href)
      await (globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve)))
    }
  }

  function showFaces() {
    const [href] = listed('faces')
    link({ rel: 'stylesheet', href })
    try {
      localStorage.setItem('gladwork.faces', 'kept')
    } catch {}
  }

  function link(attributes) {
    document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '' }, attributes))
  }

  function areFacesKept() {
    try {
      return localStorage.getItem('gladwork.faces') === 'kept'
    } catch {
      return false
    }
  }
})()
