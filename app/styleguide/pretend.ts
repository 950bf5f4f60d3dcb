/**
 * Lets a specimen look as if it were pointed at, pressed or focused: each rule for such a state is repeated for elements
 * that carry the state's name in `data-pretend`. Runs in the browser as it stands here, so it may use nothing from outside.
 */
export function pretend() {
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
