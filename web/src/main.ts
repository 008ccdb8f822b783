/**
 * Starts the page: storage, settings, theme and language, then the page itself. No other module does anything when it
 * is imported.
 */
import { mount } from 'svelte'
import './views/look/tokens.css'
import './views/look/base.css'
import './views/look/print.css'
import App from './App.svelte'
import { pageEngine } from './core/page'
import { keepOffline } from './offline/tab.svelte'
import { settings } from './state/settings.svelte'
import { storage } from './state/storage.svelte'
import { figures } from './views/cards/pictures.svelte'
import { startLanguage } from './views/look/language.svelte'
import { startTheme } from './views/look/theme.svelte'
import { keepFocus } from './views/parts/focus'

// index.html has already said what the browser lacks.
if (document.documentElement.dataset['stopped'] === undefined) {
  storage.start()
  settings.start(location.search)
  startTheme()
  keepFocus(document)
  startLanguage().then(
    () => mount(App, { target: document.getElementById('app') as HTMLElement }),
    () => (document.documentElement.dataset['stopped'] = 'network'),
  )
  // First what it takes to draw a hand, then the whole page for offline play, and last the result of a hand.
  void keepOffline(Promise.all([pageEngine().hello(), figures])).then(() =>
    import('./views/result/Result.svelte').catch(() => undefined),
  )
}
