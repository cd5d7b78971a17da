// Runs before the first paint, so that neither the wrong theme nor the wrong side of the top bar flashes.
;(() => {
  const root = document.documentElement
  let theme = null
  let session = null
  try {
    theme = localStorage.getItem('gladwork.theme')
    session = localStorage.getItem('gladwork.session')
  } catch {}
  if (theme !== 'light' && theme !== 'dark') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.dataset.theme = theme
  root.dataset.session = session ? 'in' : 'out'
})()
