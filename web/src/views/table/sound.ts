/** The table's few sounds, made by the browser itself: a card, a trick swept up, hearts breaking, the moon. No files. */

export type Sound = 'card' | 'sweep' | 'break' | 'moon'

let context: AudioContext | null = null

/** REQUIRES: a gesture by the player has come before; otherwise the browser stays silent, which is no error. */
function audio(): AudioContext | null {
  if (typeof AudioContext !== 'function') return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
  return context.state === 'running' ? context : null
}

/** A burst of band-filtered noise: the sound of paper on cloth. */
function brush(at: AudioContext, start: number, length: number, pitch: number, loud: number, rise = 0.004): void {
  const frames = Math.ceil(at.sampleRate * length)
  const buffer = at.createBuffer(1, frames, at.sampleRate)
  const data = buffer.getChannelData(0)
  // A fixed sequence: the same sound every time, and no randomness to explain.
  let state = 22695477
  for (let i = 0; i < frames; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    data[i] = state / 2147483648
  }
  const source = at.createBufferSource()
  source.buffer = buffer
  const band = at.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = pitch
  band.Q.value = 0.9
  const gain = at.createGain()
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + rise)
  gain.gain.exponentialRampToValueAtTime(0.0008, start + length)
  source.connect(band).connect(gain).connect(at.destination)
  source.start(start)
}

function tone(at: AudioContext, start: number, length: number, pitch: number, loud: number): void {
  const voice = at.createOscillator()
  voice.type = 'sine'
  voice.frequency.value = pitch
  const gain = at.createGain()
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + 0.02)
  gain.gain.exponentialRampToValueAtTime(0.0006, start + length)
  voice.connect(gain).connect(at.destination)
  voice.start(start)
  voice.stop(start + length)
}

const SOUNDS: Readonly<Record<Sound, (at: AudioContext, now: number) => void>> = {
  card(at, now) {
    brush(at, now, 0.05, 2600, 0.16)
    brush(at, now + 0.012, 0.07, 700, 0.1)
  },
  sweep(at, now) {
    brush(at, now, 0.26, 1300, 0.07, 0.1)
  },
  break(at, now) {
    tone(at, now, 0.5, 311.1, 0.05)
    tone(at, now + 0.09, 0.6, 293.7, 0.05)
  },
  moon(at, now) {
    for (const [i, pitch] of [392, 493.9, 587.3, 784].entries()) tone(at, now + i * 0.13, 1.4, pitch, 0.045)
  },
}

/** Gets ready to play, if the player has interacted with the page yet. */
export function prepare(): void {
  if (navigator.userActivation?.hasBeenActive) audio()
}

export function play(sound: Sound): void {
  const at = audio()
  if (at) SOUNDS[sound](at, at.currentTime)
}
