/** Puts the page together. Nothing else. */
import { mount } from 'svelte'
import './views/look/tokens.css'
import './views/look/base.css'
import App from './App.svelte'

mount(App, { target: document.getElementById('app') as HTMLElement })
