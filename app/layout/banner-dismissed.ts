/** Under this name the browser's storage keeps that the banner was dismissed. */
export const dismissedKey = 'banner-dismissed'
