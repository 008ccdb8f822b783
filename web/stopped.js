/*
 * Says in the reader's language why the page can't start. Only a page that has stopped fetches it, in a browser that may
 * be very old: nothing in it is newer than what such browsers know. `stopped.ts` puts the words in.
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
    // All its sentences, in the order in which they stand there.
    var texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT, null, false)
    var said = all[tag].said.slice()
    while (texts.nextNode()) if (/\S/.test(texts.currentNode.data)) texts.currentNode.data = said.shift() + ' '
  }
  if (document.getElementById('unfit')) say()
  else document.addEventListener('DOMContentLoaded', say)
})(WORDS)
