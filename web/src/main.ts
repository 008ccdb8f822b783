/** Starts the page: what is kept, the light it stands in, the page itself. Nothing else does anything on being imported. */
import { mount } from 'svelte'
import './views/look/tokens.css'
import './views/look/base.css'
import App from './App.svelte'
import { settings } from './state/settings.svelte'
import { storage } from './state/storage.svelte'
import { startLanguage } from './views/look/language.svelte'
import { startTheme } from './views/look/theme.svelte'

storage.start()
settings.start(location.search)
startTheme()
await startLanguage()
mount(App, { target: document.getElementById('app') as HTMLElement })
