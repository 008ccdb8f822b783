/**
 * What the page may do, said in the page itself, so that it holds at any host: nothing that does not come from its own.
 * `openhearts serve` repeats it as a header.
 */
import { createHash } from 'node:crypto'

/** For pages that are served by others no header can be counted on; what only a header can say, the server adds. */
function policyOf(html: string): string {
  const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script]) => script ?? '')
  const digests = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...digests].join(' '),
    "worker-src 'self'",
    // Components set style attributes.
    "style-src 'self' 'unsafe-inline'",
    // Card pictures are written by the page.
    "img-src 'self' blob: data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/** Before anything that it could forbid. */
export function withPolicy(html: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}" />`
  return html.replace(/<meta charset="utf-8" \/>/, (charset) => `${charset}\n    ${meta}`)
}
