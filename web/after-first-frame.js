// On pages that come as HTML: faces and code are asked for once they have been drawn, so that they take nothing from what
// draws them. Where the faces were kept from an earlier visit they are there from the start.
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
    const [entry, ...further] = listed('code')
    for (const href of further) link({ rel: 'modulepreload', fetchPriority: 'low', href })
    void import(entry)
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
