/*
 * Says in the reader's language why the page can't start. Only a page that has stopped loads this script, perhaps in a
 * very old browser, so it uses only syntax that such browsers know. `stopped.ts` fills in the sentences.
 */
;(function (all) {
  function bare(tag) {
    return tag.toLowerCase().split('-')[0]
  }
  function wanted() {
    try {
      var chosen = JSON.parse(localStorage.getItem('openhearts.settings')).language
    } catch (error) {}
    if (all[chosen]) return chosen
    for (var tag in all) if (bare(tag) === bare(navigator.language || '')) return tag
  }
  function say() {
    var tag = wanted()
    if (!tag) return
    var page = document.getElementById('unfit')
    page.lang = tag
    page.dir = all[tag].direction
    // `said` has the sentences in the order of the text nodes.
    var texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT, null, false)
    var said = all[tag].said.slice()
    while (texts.nextNode()) if (/\S/.test(texts.currentNode.data)) texts.currentNode.data = said.shift() + ' '
  }
  if (document.getElementById('unfit')) say()
  else document.addEventListener('DOMContentLoaded', say)
})(WORDS)
