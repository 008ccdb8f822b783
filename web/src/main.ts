/** Puts the page together. Nothing else. */
import { mount } from 'svelte'
import './look/tokens.css'
import './look/base.css'
import App from './App.svelte'
import { pageEngine } from './core/page'
import { keepOffline } from './offline/tab.svelte'

// What the browser lacks has been said by index.html.
if (document.documentElement.dataset['stopped'] === undefined) {
  mount(App, { target: document.getElementById('app') as HTMLElement })
  keepOffline(pageEngine().hello())
}
