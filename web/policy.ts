/**
 * The page's content security policy, in the page itself so that it holds on any host: nothing from other origins.
 * `openhearts serve` repeats it as a header.
 */
import { createHash } from 'node:crypto'

/** On other hosts there may be no header. The server adds what only a header can say. */
function policyOf(html: string): string {
  const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script]) => script ?? '')
  const digests = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...digests].join(' '),
    "worker-src 'self'",
    // Components set style attributes.
    "style-src 'self' 'unsafe-inline'",
    // The page generates its card pictures.
    "img-src 'self' blob: data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/** Before anything that the policy could forbid. */
export function withPolicy(html: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}" />`
  return html.replace(/<meta charset="utf-8" \/>/, (charset) => `${charset}\n    ${meta}`)
}
