// On pages that come as HTML: their code is asked for once they have been drawn, so that it takes nothing from what draws them.
;(() => {
  const [entry, ...further] = document.querySelector('meta[name=code]').content.split(' ')
  const start = () => {
    for (const href of further) document.head.append(link(href))
    void import(entry)
  }
  // A page in a background tab is not drawn; it must not wait for that.
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))

  function link(href) {
    return Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href })
  }
})()
