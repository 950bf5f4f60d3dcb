/** pdf.js ships no types for its worker, which is imported for what it registers. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs'
