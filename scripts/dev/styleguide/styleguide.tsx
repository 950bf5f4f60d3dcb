import own from '#app/ui/tokens.css?raw'
import palette from '../../../styles/palette.css?raw'
import { Colours } from './colours.tsx'
import { Controls } from './controls.tsx'
import { Scale } from './scale.tsx'
import './styleguide.css'
import { readTokens, schemes } from './tokens.ts'

// The words of this page stand here and not in content/: only developers see it, and only while developing (routes.ts).

export const meta = () => [{ title: 'Styleguide' }, { name: 'robots', content: 'noindex' }]

/** Everything that pages are made of, in both schemes: tokens with their figures, and each primitive in each of its states. */
export default function StyleguidePage() {
  const tokens = readTokens(palette + own)
  return (
    <div className="styleguide">
      <div className="section paper">
        <div className="grid">
          <h1>Styleguide</h1>
          <p className="lead">
            Tokens of styles/ and app/ui/tokens.css, and the primitives of app/ui. A plane sets the colours of what lies
            on it, orange burns only where a decision is open, and nothing has a shadow, a gradient or a round corner.
          </p>
        </div>
      </div>
      <Scale tokens={tokens} />
      {schemes.map((scheme) => (
        <div data-theme={scheme} key={scheme}>
          <Colours scheme={scheme} tokens={tokens} />
          <Controls scheme={scheme} />
        </div>
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a function of our own, on a developer's page */}
      <script dangerouslySetInnerHTML={{ __html: `(${pretend})()` }} />
    </div>
  )
}

/**
 * Lets a specimen look as if it were pointed at, pressed or focused: each rule for such a state is repeated for elements
 * that carry the state's name in `data-pretend`. Runs in the browser as it stands here, so it may use nothing from outside.
 */
function pretend() {
  const state = /:(hover|active|focus-visible)(?![\w-])/g
  const repeat = (list: CSSStyleSheet | CSSGroupingRule) => {
    for (const rule of [...list.cssRules]) {
      if (rule instanceof CSSImportRule && rule.styleSheet) repeat(rule.styleSheet)
      if (rule instanceof CSSGroupingRule) repeat(rule)
      if (!(rule instanceof CSSStyleRule)) continue
      const selector = rule.selectorText.replace(state, '[data-pretend~="$1"]')
      if (selector !== rule.selectorText) {
        list.insertRule(`${selector}{${rule.style.cssText}}`, list.cssRules.length)
      }
    }
  }
  addEventListener('load', () => [...document.styleSheets].forEach(repeat))
}
