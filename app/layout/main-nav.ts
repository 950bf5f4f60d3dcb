/** The pages of the main navigation, in its order; `services` opens a list of its own. */
export const mainNav = [
  { name: 'home', to: '/' },
  { name: 'services', to: '/services' },
  { name: 'prices', to: '/prices' },
  { name: 'tools', to: '/tools' },
  { name: 'blog', to: '/blog' },
  { name: 'about', to: '/about' },
  { name: 'faq', to: '/faq' },
  { name: 'contact', to: '/contact' },
] as const
