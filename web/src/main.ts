/** Puts the page together. Nothing else. */
import { mount } from 'svelte'
import './look/tokens.css'
import './look/base.css'
import App from './App.svelte'
import { pageEngine } from './core/page'
import { keepOffline } from './offline/tab.svelte'
import { fetchCourts } from './views/cards/pictures.svelte'

// What the browser lacks has been said by index.html.
if (document.documentElement.dataset['stopped'] === undefined) {
  mount(App, { target: document.getElementById('app') as HTMLElement })
  // The figures that no card on the screen has wanted yet come with all the rest.
  void keepOffline(pageEngine().hello()).then(fetchCourts)
}
