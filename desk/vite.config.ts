import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/desk/',
  publicDir: false,
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: { build: { license: { fileName: 'assets/licenses.txt' } } },
    ssr: { build: { rollupOptions: { input: './handler.ts' } } },
  },
  server: { host: '127.0.0.1' },
})
