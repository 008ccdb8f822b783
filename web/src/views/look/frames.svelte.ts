/**
 * How many frames have passed since a part was mounted, up to `enough`: lets a slow phone spread over several frames
 * what would take too long in one.
 */
export function frames(enough: () => number): { readonly passed: number } {
  let passed = $state(0)
  $effect(() => {
    if (passed >= enough()) return
    const next = requestAnimationFrame(() => (passed += 1))
    return () => cancelAnimationFrame(next)
  })
  return {
    get passed() {
      return passed
    },
  }
}
