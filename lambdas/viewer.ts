/** The header in which the CDN notes the viewer's address. */
export const VIEWER_HEADER = "x-umpire-viewer";
/** The header in which it notes the name that the viewer asked by. */
export const HOST_HEADER = "x-umpire-host";
/** The header with the key by which a function knows that the CDN has noted it. */
export const VIEWER_KEY_HEADER = "x-umpire-viewer-key";
