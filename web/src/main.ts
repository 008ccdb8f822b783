/** Starts the page: what is kept, the light it stands in, the page itself. Nothing else does anything on being imported. */
import { mount } from 'svelte'
import './views/look/tokens.css'
import './views/look/base.css'
import App from './App.svelte'
import { pageEngine } from './core/page'
import { keepOffline } from './offline/tab.svelte'
import { settings } from './state/settings.svelte'
import { storage } from './state/storage.svelte'
import { figures } from './views/cards/pictures.svelte'
import { startLanguage } from './views/look/language.svelte'
import { startTheme } from './views/look/theme.svelte'
import { keepFocus } from './views/parts/focus'

// What the browser lacks has been said by index.html.
if (document.documentElement.dataset['stopped'] === undefined) {
  storage.start()
  settings.start(location.search)
  startTheme()
  keepFocus(document)
  startLanguage().then(
    () => mount(App, { target: document.getElementById('app') as HTMLElement }),
    () => (document.documentElement.dataset['stopped'] = 'network'),
  )
  // First what a hand is drawn with, then all the rest, and what its end looks like.
  void keepOffline(Promise.all([pageEngine().hello(), figures])).then(() =>
    import('./views/result/Result.svelte').catch(() => undefined),
  )
}
