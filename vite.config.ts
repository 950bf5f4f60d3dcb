import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { documentsInScripts } from './scripts/documents-in-scripts.ts'

export default defineConfig({
  plugins: [documentsInScripts(), reactRouter()],
  build: {
    // Fonts and images stay files of their own: data: addresses would need a wider content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  // The server build is the website's request handler, in one file: nothing of it is fetched over a network.
  environments: {
    // What the licences of fonts and packages ask for: their words go with what is delivered (build-islands.ts, desk/vite.config.ts too).
    client: { build: { license: { fileName: 'licenses/pages.txt' } } },
    ssr: { build: { rollupOptions: { input: './app/handler.ts', output: { codeSplitting: false } } } },
  },
  // The words of a release are as old as its build: what is published later leaves files alone that say the same.
  define: { 'import.meta.env.BUILT_AT': JSON.stringify(new Date().toISOString()) },
  server: { host: '127.0.0.1' },
})
