/** What the player is asked for now, from the scene; null while others are to act or something moves. */
import type { Scene } from './scenes'

export type Asked = 'pass' | 'bid' | 'suit' | 'play' | null

export function askedIn({ step, view }: Scene): Asked {
  const { phase, seat } = view
  if (!view.waiting.includes(seat)) return null
  // Cards to pass can be chosen while the last cards are being dealt.
  if (phase === 'pass') return 'pass'
  if (step === 'deal' || step === 'receive') return null
  if (phase === 'play') return view.to_act === seat ? 'play' : null
  return phase === 'bid' || phase === 'suit' ? phase : null
}
