/** pdf.js ships no types for its worker, which is imported for what it registers. */
declare module 'pdfjs-dist/build/pdf.worker.mjs'
