/** How a movement goes: its two easings, and what is left of it where nothing may travel. */

export const OUT = 'cubic-bezier(.2,.8,.2,1)'
export const IN_OUT = 'cubic-bezier(.6,0,.3,1)'

/** With reduced motion nothing travels; what changes fades this long. */
export const FADE = 120
