/** How things move: two easings, and the fade that replaces movement under reduced motion. */

export const OUT = 'cubic-bezier(.2,.8,.2,1)'
export const IN_OUT = 'cubic-bezier(.6,0,.3,1)'

/** With reduced motion nothing travels; changes fade for this many ms. */
export const FADE = 120
